import { useState, useSyncExternalStore } from 'react';
import type { SearchResult } from '../../model/search/adapter.ts';
import type { SearchSettings } from '../../model/search/settings.ts';
import { Hints } from './Hints.tsx';
import { Kept } from './Kept.tsx';
import { Failure, NoResults } from './Messages.tsx';
import { listId, optionId, Results } from './Results.tsx';
import type { SearchSession } from './session.ts';
import { useField } from './useField.ts';
import { useHistory } from './useHistory.ts';

interface SearchProps {
  dialog: HTMLDialogElement;
  /** The field, which stands in the page. */
  input: HTMLInputElement;
  session: SearchSession;
  settings: SearchSettings;
}

/** The part of the search dialog below its field. (SRCH-10 to SRCH-12, SRCH-15) */
export function Search({ dialog, input, session, settings }: SearchProps) {
  const { texts } = settings;
  const { query, status, groups } = useSyncExternalStore(session.subscribe, session.getState);
  const { history, remember, forget, toggle } = useHistory();
  const [chosen, setChosen] = useState({ query, at: 0 });
  const results = groups.flat();
  const active = chosen.query === query ? Math.min(chosen.at, results.length - 1) : 0;
  const choose = (at: number) => setChosen({ query, at });
  const close = () => {
    if (query && results.length > 0) remember(query);
    dialog.close();
  };
  const { text, type } = useField({
    dialog,
    input,
    active: results.length > 0 ? optionId(active) : null,
    list: listId,
    onText: session.ask,
    onMove: (step) => choose((active + step + results.length) % Math.max(results.length, 1)),
    onClose: () => query && results.length > 0 && remember(query),
  });
  const isSaved = ({ path }: SearchResult) => history.saved.some((one) => one.path === path);
  const current = results[active];
  const none = status === 'done' && results.length === 0;

  return (
    <>
      <div className="Search-scroll">
        {!text.trim() && (
          <Kept
            history={history}
            settings={settings}
            onAsk={type}
            onForget={forget}
            onToggle={toggle}
            onOpen={close}
          />
        )}
        {text.trim() && status === 'failed' && <Failure texts={texts} />}
        {text.trim() && none && (
          <NoResults query={query} session={session} settings={settings} onAsk={type} />
        )}
        {text.trim() && results.length > 0 && (
          <Results
            groups={groups}
            query={query}
            active={active}
            settings={settings}
            isSaved={isSaved}
            onChoose={choose}
            onOpen={close}
            onToggle={toggle}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {text.trim() && announcement(status, results.length, settings)}
      </p>
      <Hints
        settings={settings}
        current={text.trim() ? current : undefined}
        saved={current ? isSaved(current) : false}
        onToggle={toggle}
      />
    </>
  );
}

function announcement(status: string, count: number, { texts }: SearchSettings): string {
  if (status === 'searching' && count === 0) return texts.searching;
  if (status === 'done' && count === 1) return texts.oneResult;
  return status === 'done' && count > 0 ? texts.results.replace('{n}', String(count)) : '';
}
