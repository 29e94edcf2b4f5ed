import type { DrawContainer } from '../containers/containers.ts';
import { element } from '../tree.ts';

/** Aligns what it holds: `left`, `center`, `right` or `justify`. (MD-09) */
export const drawAlignment: DrawContainer = ({ name }, { body }) => [
  element('div', { className: ['Align'], dataAlign: name }, body),
];
