import { site } from '../../../site/site.ts';
import { stringsOf } from '../../../site/strings.ts';
import type { Page } from '../../model/page.ts';
import { Icon } from '../Icon.tsx';
import { newTab } from '../new-tab.ts';
import { TrustedHtml } from '../TrustedHtml.tsx';
import { ListingPicture } from './ListingPicture.tsx';

/** Title, tagline, actions and picture of the home page. (HOME-02, HOME-03, HOME-06) */
export function Hero({ page }: { page: Pick<Page, 'frontMatter' | 'language'> }) {
  const {
    heroText,
    tagline,
    heroImage,
    heroImageDark,
    heroAlt = '',
    heroFullScreen,
    actions = [],
  } = page.frontMatter;
  const title = heroText ?? site.title[page.language];
  return (
    <div className="Hero" data-whole-window={heroFullScreen ? '' : undefined}>
      <div className="Hero-text">
        {title !== site.title[page.language] && <p className="Hero-name">{site.title[page.language]}</p>}
        {title !== '' && <TrustedHtml as="h1" id="hero-title" html={title} />}
        <TrustedHtml as="p" className="Hero-tagline" html={tagline ?? site.description[page.language]} />
        <ul className="Hero-actions">
          {actions.map(({ text, link, type = 'default' }) => (
            <li key={link}>
              <a className="Button" data-type={type} href={link} {...newTab(link)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {heroImage ? (
        <div className="Hero-picture">
          <img
            className={heroImageDark ? 'only-light' : undefined}
            src={heroImage}
            alt={heroAlt}
            width="320"
            height="320"
          />
          {heroImageDark && (
            <img className="only-dark" src={heroImageDark} alt={heroAlt} width="320" height="320" />
          )}
        </div>
      ) : (
        <ListingPicture language={page.language} />
      )}
      {heroFullScreen && (
        <a
          className="Hero-down IconButton"
          href="#below-hero"
          aria-label={stringsOf(page.language).scrollDown}
        >
          <Icon name="arrow-down" />
        </a>
      )}
    </div>
  );
}

/** Where the arrow of a full-screen hero leads: right below it. (HOME-06) */
export function BelowHero({ page }: { page: Pick<Page, 'frontMatter'> }) {
  return page.frontMatter.heroFullScreen ? <div className="Hero-below" id="below-hero" /> : null;
}
