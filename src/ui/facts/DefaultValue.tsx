import { word } from '../../model/facts/rows.ts';
import type { Language } from '../../model/language.ts';

interface DefaultValueProps {
  value: string | undefined;
  language: Language;
}

/** What a fact starts with: inline where it is short, folded away where it is long. */
export function DefaultValue({ value, language }: DefaultValueProps) {
  if (value === undefined) return <span className="FactTable-none">{word('none', language)}</span>;
  if (value === word('builtIn', language)) return value;
  if (value.length <= 60 && !value.includes('\n')) return <code>{value}</code>;
  return (
    <details>
      <summary>{word('showWhole', language)}</summary>
      <code className="FactTable-long">{value}</code>
    </details>
  );
}
