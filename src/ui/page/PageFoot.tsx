import { phrases, stringsOf } from '../../../site/strings.ts';
import { forgeOf } from '../../model/forge.ts';
import type { Page } from '../../model/page.ts';
import { Icon } from '../Icon.tsx';
import { People, Time } from './PageTitle.tsx';
import './PageFoot.css';

type PageFootProps = Pick<Page, 'language' | 'checked' | 'reportLink'> &
  Partial<Pick<Page, 'editLink' | 'updated' | 'contributors'>>;

/** Edit and report links, time of the last change, contributors, the AList it was checked with. (PAGE-13 to PAGE-16) */
export function PageFoot({
  language,
  checked,
  reportLink,
  editLink,
  updated,
  contributors = [],
}: PageFootProps) {
  const text = stringsOf(language);
  return (
    <div className="PageFoot">
      {(editLink || reportLink) && (
        <p className="PageFoot-links">
          {editLink && (
            <a className="PageFoot-edit" href={editLink} target="_blank" rel="noopener noreferrer">
              <Icon name="pencil" />
              {phrases.editOn[language](forgeOf(editLink))}
            </a>
          )}
          {reportLink && (
            <a className="PageFoot-report" href={reportLink} target="_blank" rel="noopener noreferrer">
              <Icon name="flag" />
              {text.reportProblem}
            </a>
          )}
        </p>
      )}
      {updated && (
        <p>
          {text.lastUpdated}
          {language === 'zh' ? '：' : ': '}
          <Time date={updated} language={language} />
        </p>
      )}
      {contributors.length > 0 && (
        <p>
          {text.contributors}
          {language === 'zh' ? '：' : ': '}
          <People people={contributors} />
        </p>
      )}
      <p className="PageFoot-checked">
        {phrases.checkedWith[language](checked.version)}
        {language === 'zh' ? '（' : ' ('}
        <Time date={new Date(checked.date)} language={language} />
        {language === 'zh' ? '）' : ')'}
      </p>
    </div>
  );
}
