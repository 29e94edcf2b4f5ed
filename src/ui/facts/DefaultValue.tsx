import { word } from '../../model/facts/rows.ts';
import type { Language } from '../../model/language.ts';

interface DefaultValueProps {
  value: string | undefined;
  /** What stands there where the value cannot be written down. */
  inWords: string | undefined;
  language: Language;
}

/** What a fact starts with: inline where it is short, folded away where it is long. */
export function DefaultValue({ value, inWords, language }: DefaultValueProps) {
  if (inWords) return inWords;
  if (value === undefined) return <span className="FactTable-none">{word('none', language)}</span>;
  if (value.length <= 60 && !value.includes('\n')) return <code>{value}</code>;
  return (
    <details>
      <summary>{word('showWhole', language)}</summary>
      <code className="FactTable-long">{value}</code>
    </details>
  );
}
