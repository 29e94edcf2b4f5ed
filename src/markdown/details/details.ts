import type { DrawContainer } from '../containers/containers.ts';
import { strings } from '../strings.ts';
import { element, text } from '../tree.ts';

/** A native collapsible; `{open}` shows it open. (MD-03) */
export const drawDetails: DrawContainer = ({ attributes }, { label, body }, { page }) => {
  const open = attributes && 'open' in attributes ? true : undefined;
  const summary = element('summary', {}, label ?? [text(strings.details[page.language])]);
  return [element('details', { className: ['Details'], open }, [summary, ...body])];
};
