import { keySwitches } from '../../../site/keys.ts';
import { stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import { Icon } from '../Icon.tsx';

/** The list of keys, each with a switch; `enhance/key-help` fetches and shows it. (PAGE-22) */
export function KeyHelp({ language }: { language: Language }) {
  const text = stringsOf(language);
  const title = 'key-help-title';
  return (
    <dialog className="KeyHelp" aria-labelledby={title}>
      <h2 id={title}>{text.keyHelp}</h2>
      <button className="KeyHelp-close IconButton" type="button" aria-label={text.close} data-close="">
        <Icon name="x" />
      </button>
      <p>{text.keyHelpHint}</p>
      <ul>
        {keySwitches.map(({ id, keys, label }) => (
          <li key={id}>
            <label>
              <input type="checkbox" value={id} />
              <span>{label[language]}</span>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </label>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
