import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import './PageLoadErrorTemplate.css';

/** What is shown when a page cannot be loaded in place; `enhance/navigate` fills and shows a copy. (ERR-03) */
export function PageLoadErrorTemplate({ language }: { language: Language }) {
  const text = stringsOf(language);
  return (
    <template id="page-load-error">
      <div className="PageLoadError" role="alert" tabIndex={-1}>
        <p>
          {text.pageLoadFailed} <a href="/">/</a>
        </p>
        <button className="Button" type="button">
          {text.tryAgain}
        </button>
      </div>
    </template>
  );
}
