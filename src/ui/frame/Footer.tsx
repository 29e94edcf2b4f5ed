import { site } from '../../../site/site.ts';
import { stringsOf } from '../../../site/strings.ts';
import type { Page } from '../../model/page.ts';
import './Footer.css';

/** Who hosts the site, and whose it is. (FOOT-01 to FOOT-03) */
export function Footer({
  page,
}: {
  page: Pick<Page, 'language' | 'frontMatter'> & { info: Pick<Page['info'], 'authors'> };
}) {
  const { footer, copyright, license } = page.frontMatter;
  if (footer === false) return null;
  const text = stringsOf(page.language);
  const { hostedBy } = site;
  return (
    <footer className="Footer" data-ad-block-hook={site.adBlockHook ? '' : undefined}>
      {typeof footer === 'string' && <p>{footer}</p>}
      <a href={hostedBy.url} target="_blank" rel="noopener noreferrer">
        <img
          src={hostedBy.image}
          alt={`${text.hostedBy} ${hostedBy.name}`}
          width="132"
          height="28"
          loading="lazy"
        />
      </a>
      <button className="Footer-keys" type="button" data-key-help="">
        {text.keyHelp}
      </button>
      {copyright !== false && <p>{copyright ?? copyrightLine(page.info.authors, license ?? site.license)}</p>}
    </footer>
  );
}

/** "Copyright © year authors[ licence Licensed]". (FOOT-01, FOOT-03) */
function copyrightLine(authors: Page['info']['authors'], license: string | undefined): string {
  const names = authors.length > 0 ? authors.map(({ name }) => name) : [site.author.name];
  return `Copyright © ${new Date().getFullYear()} ${names.join(', ')}${license ? ` ${license} Licensed` : ''}`;
}
