import { word } from '../../model/facts/rows.ts';
import type { Language } from '../../model/language.ts';

interface SinceProps {
  /** `v3.40.0`; nothing is drawn without one. */
  version: string | undefined;
  language: Language;
}

/** The version that brought a thing, drawn like `:since[…]` in a page, so that the version switch finds it. */
export function Since({ version, language }: SinceProps) {
  if (!version) return null;
  return (
    <span className="Badge" data-kind="since" data-since={version}>
      {word('sinceVersion', language).replace('{version}', version)}
    </span>
  );
}
