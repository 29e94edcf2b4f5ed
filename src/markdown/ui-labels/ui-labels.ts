import { readFacts } from '../../model/facts/read-facts.ts';
import { uiLabels } from '../../model/facts/ui-labels.ts';
import { report } from '../document.ts';
import type { DrawTextDirective } from '../text-directives/text-directives.ts';
import { childrenOf, element, plainText } from '../tree.ts';

const labelsFile = 'facts/ui-labels.json';

/** A control of AList's own interface, called exactly what that interface calls it: `:ui[Add]`. */
export const drawUiLabel: DrawTextDirective = (node, document) => {
  const label = plainText(node);
  const { language } = document.page;
  const known = knownLabels();
  if (!known[language].has(label)) {
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

let labels: ReturnType<typeof uiLabels> | undefined;

function knownLabels() {
  labels ??= uiLabels(readFacts());
  return labels;
}
