import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Language } from '../../model/language.ts';
import { report } from '../document.ts';
import type { DrawTextDirective } from '../text-directives/text-directives.ts';
import { childrenOf, element, plainText } from '../tree.ts';

const labelsFile = 'facts/ui-labels.json';

const labelsSchema = z.looseObject({
  labels: z.array(z.looseObject({ en: z.string(), zh: z.string().nullish() })),
});

/** A control of AList's own interface, called exactly what that interface calls it: `:ui[Add]`. */
export const drawUiLabel: DrawTextDirective = (node, document) => {
  const label = plainText(node);
  const { language } = document.page;
  const known = knownLabels();
  if (known && !known[language].has(label)) {
    const shown = language === 'zh' ? 'Chinese' : 'English';
    const near = [...known[language]].find((other) => other.toLowerCase() === label.toLowerCase());
    report(
      document,
      node,
      `AList's ${shown} interface has no control called "${label}"; a reader would look for it in vain.`,
      `${near ? `write ":ui[${near}]"` : `take the label from ${labelsFile}`}, or write it without ":ui"`,
    );
  }
  return element('b', { className: ['Ui'] }, childrenOf(node));
};

let labels: Record<Language, Set<string>> | undefined;

/** The labels of each language; Chinese includes the English of what AList has not translated. */
function knownLabels(): Record<Language, Set<string>> | undefined {
  if (labels || !existsSync(labelsFile)) return labels;
  const facts = labelsSchema.parse(JSON.parse(readFileSync(labelsFile, 'utf8')));
  labels = {
    en: new Set(facts.labels.map(({ en }) => en)),
    zh: new Set(facts.labels.map(({ en, zh }) => zh ?? en)),
  };
  return labels;
}
