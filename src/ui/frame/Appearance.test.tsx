import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { registerIcons } from '../../model/sprite.ts';
import { Appearance } from './Appearance.tsx';
import { ColourMode } from './ColourMode.tsx';

const icons = ['sun', 'moon', 'monitor', 'palette', 'maximize'];
registerIcons(icons.map((name) => ({ name, where: 'test', everywhere: true })));

describe('ColourMode', () => {
  it('draws nothing where the site or the system decides [LOOK-04]', () => {
    for (const appearance of ['disable', 'enable', 'auto'] as const)
      expect(renderToStaticMarkup(<ColourMode language="en" appearance={appearance} />)).toBe('');
  });

  it('names state and next step of each mode in the page’s language [LOOK-12]', () => {
    const chinese = renderToStaticMarkup(<ColourMode language="zh" appearance="switch" />);
    expect(chinese).toContain('data-label-light="外观：浅色。切换为深色"');
    expect(chinese).toContain('data-label-dark="外观：深色。切换为跟随系统"');
    const english = renderToStaticMarkup(<ColourMode language="en" appearance="toggle" />);
    expect(english).toContain('data-label-dark="Color mode: dark. Switch to light"');
  });
});

describe('Appearance', () => {
  const one = { appearance: 'switch', themeColours: [], fullScreen: false } as const;

  it('puts a single control into the header itself, and no panel [LOOK-10]', () => {
    const drawn = renderToStaticMarkup(<Appearance language="en" settings={one} />);
    expect(drawn).toContain('data-colour-mode="switch"');
    expect(drawn).not.toMatch(/popover|data-theme-colour|data-full-screen/);
  });

  it('puts a single control of another kind into the header, too, and none where there is none [LOOK-10]', () => {
    const none = { ...one, appearance: 'auto' } as const;
    const drawn = (settings: Parameters<typeof Appearance>[0]['settings']) =>
      renderToStaticMarkup(<Appearance language="en" settings={settings ?? none} />);
    expect(drawn(none)).toBe('');
    const fullScreen = drawn({ ...none, fullScreen: true });
    expect(fullScreen).toContain('data-full-screen');
    expect(fullScreen).not.toContain('popover');
    const colours = drawn({ ...none, themeColours: ['violet'] });
    expect(colours).toContain('data-theme-colour="theme-violet"');
    expect(colours).not.toContain('popover');
    expect(drawn({ ...none, themeColours: ['violet'], fullScreen: true })).toContain('popover="auto"');
  });

  it('puts several into a panel that a labelled button opens [LOOK-10, LOOK-11]', () => {
    const settings = { ...one, themeColours: ['violet'], fullScreen: true };
    const drawn = renderToStaticMarkup(<Appearance language="zh" settings={settings} />);
    expect(drawn).toMatch(/<button [^>]*popoverTarget="appearance-zh"[^>]*aria-label="外观设置"/i);
    expect(drawn).toMatch(
      /popover="auto".*data-colour-mode.*data-theme-colour="theme-violet".*data-full-screen/,
    );
  });
});
