import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { registerIcons } from '../../model/sprite.ts';
import { Highlights } from './Highlights.tsx';

it('draws the icon of an item where it has one [HOME-05]', () => {
  registerIcons([{ name: 'cloud', where: 'Highlights.test.tsx', everywhere: true }]);
  const items = [{ title: 'With', icon: 'cloud' }, { title: 'Without' }];
  const html = renderToStaticMarkup(<Highlights highlights={[{ header: 'Clouds', highlights: items }]} />);
  expect(html.match(/class="Icon"/g)).toHaveLength(1);
  expect(html).toMatch(/<h3><svg[^>]*class="Icon".*<span>With<\/span><\/h3>/);
});
