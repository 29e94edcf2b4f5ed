import { site } from '../../../site/site.ts';
import { stringsOf } from '../../../site/strings.ts';
import type { Page } from '../../model/page.ts';
import './Footer.css';

interface FooterProps {
  page: Pick<Page, 'language' | 'frontMatter'> & { info: Pick<Page['info'], 'authors'> };
  /** The site's settings; others in tests. */
  settings?: Pick<typeof site, 'author' | 'hostedBy' | 'license' | 'adBlockHook'>;
}

/**
 * Who hosts the site, and whose it is. Words of the page's own stand in the place of the former; the copyright line is
 * a part of its own, with a key of its own. (FOOT-01 to FOOT-03)
 */
export function Footer({ page, settings = site }: FooterProps) {
  const { footer, copyright, license } = page.frontMatter;
  if (footer === false) return null;
  const text = stringsOf(page.language);
  const { hostedBy } = settings;
  const authors = page.info.authors.length > 0 ? page.info.authors : [settings.author];
  const line = copyright ?? copyrightLine(authors, license ?? settings.license);
  return (
    <footer className="Footer" data-ad-block-hook={settings.adBlockHook ? '' : undefined}>
      {typeof footer === 'string' ? (
        <p>{footer}</p>
      ) : (
        <a href={hostedBy.url} target="_blank" rel="noopener noreferrer">
          <img
            src={hostedBy.image}
            alt={`${text.hostedBy} ${hostedBy.name}`}
            width="132"
            height="28"
            loading="lazy"
          />
        </a>
      )}
      <button className="Footer-keys" type="button" data-key-help="">
        {text.keyHelp}
      </button>
      {line && <p>{line}</p>}
    </footer>
  );
}

/** "Copyright © year authors[ licence Licensed]"; nothing without an author and a licence. (FOOT-01, FOOT-03) */
function copyrightLine(authors: Page['info']['authors'], license: string | undefined): string | undefined {
  const names = authors.map(({ name }) => name).filter(Boolean);
  if (names.length === 0 && !license) return undefined;
  const parts = [
    `Copyright © ${new Date().getFullYear()}`,
    names.join(', '),
    license && `${license} Licensed`,
  ];
  return parts.filter(Boolean).join(' ');
}
