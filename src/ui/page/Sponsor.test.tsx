import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Promo } from '../Promo.tsx';
import { Sponsor } from './Sponsor.tsx';

describe('what is paid for', () => {
  it('stands under the same label in both languages, and no label stands alone [PROMO-02]', () => {
    const content = { text: 'A host', link: 'https://host.example/' };
    for (const language of ['en', 'zh'] as const) {
      expect(renderToStaticMarkup(<Sponsor content={content} language={language} />)).toContain(
        '>Sponsorship<',
      );
      expect(renderToStaticMarkup(<Sponsor content={undefined} language={language} />)).toBe('');
    }
  });

  it('draws nothing for the promotion of a player [PROMO-01]', () => {
    expect(renderToStaticMarkup(<Promo />)).toBe('');
  });
});
