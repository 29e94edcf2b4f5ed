import type { SearchSettings, SearchTexts } from '../../model/search/settings.ts';
import type { SearchSession } from './session.ts';

/** The search cannot be reached. (SRCH-10) */
export function Failure({ texts }: { texts: SearchTexts }) {
  return (
    <div className="Search-message" role="alert">
      <p className="Search-messageTitle">{texts.failed}</p>
      <p>{texts.failedHint}</p>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  session: SearchSession;
  settings: SearchSettings;
  onAsk(query: string): void;
}

/** Nothing was found: says so, and offers another query and a way to tell us. (SRCH-11) */
export function NoResults({ query, session, settings, onAsk }: NoResultsProps) {
  const { texts, suggestions, reportUrl } = settings;
  const shorter = query.split(/\s+/).slice(0, -1).join(' ');
  const other = session.suggest(query) ?? (shorter || suggestions.find((one) => one !== query) || '');
  const title = encodeURIComponent(texts.reportTitle.replace('{query}', query));
  return (
    <div className="Search-message">
      <p className="Search-messageTitle" role="status">
        {texts.noResults.replace('{query}', query)}
      </p>
      <p>
        {texts.tryInstead}{' '}
        <button className="Search-suggestion" type="button" onClick={() => onAsk(other)}>
          {other}
        </button>
      </p>
      {reportUrl && (
        <p>
          <a href={reportUrl + title} target="_blank" rel="noopener noreferrer">
            {texts.report}
          </a>
        </p>
      )}
    </div>
  );
}
