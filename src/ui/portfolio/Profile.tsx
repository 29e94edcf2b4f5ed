import { site } from '../../../site/site.ts';
import { stringsOf } from '../../../site/strings.ts';
import type { Page } from '../../model/page.ts';
import { Icon } from '../Icon.tsx';
import { TypedTitles } from './TypedTitles.tsx';

/** Whom a portfolio page is about: a greeting, the name, typed titles, a picture, where to find them. (PORT-01) */
export function Profile({ page }: { page: Pick<Page, 'frontMatter' | 'language'> }) {
  const { welcome, name = site.author.name, avatar, avatarDark, avatarAlt = name } = page.frontMatter;
  const { titles = [], medias = [] } = page.frontMatter;
  return (
    <div className="Profile">
      <div>
        <p className="Profile-welcome">{welcome ?? stringsOf(page.language).welcome}</p>
        <h1 id="profile-name">{name}</h1>
        <TypedTitles titles={titles} language={page.language} />
        {medias.length > 0 && (
          <ul className="Profile-medias">
            {medias.map(({ name: media, url, icon }) => (
              <li key={url}>
                <a
                  className="IconButton"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={media}
                >
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {avatar && (
        <div className="Profile-avatar">
          <Avatar src={avatar} alt={avatarAlt} only={avatarDark ? 'only-light' : undefined} />
          {avatarDark && <Avatar src={avatarDark} alt={avatarAlt} only="only-dark" />}
        </div>
      )}
    </div>
  );
}

/** The picture for one colour mode, or for both. (PORT-02) */
function Avatar({ src, alt, only }: { src: string; alt: string; only: string | undefined }) {
  return <img className={only} src={src} alt={alt} width="200" height="200" data-not-viewable="" />;
}
