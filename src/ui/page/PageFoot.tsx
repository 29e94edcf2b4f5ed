import { phrases, stringsOf } from '../../../site/strings.ts';
import type { Page } from '../../model/page.ts';
import { Icon } from '../Icon.tsx';
import { Time } from './PageTitle.tsx';
import './PageFoot.css';

/** Edit link, time of the last change, contributors. (PAGE-13 to PAGE-16) */
export function PageFoot({
  page,
}: {
  page: Pick<Page, 'editLink' | 'updated' | 'contributors' | 'language'>;
}) {
  const text = stringsOf(page.language);
  if (!page.editLink && !page.updated && page.contributors.length === 0) return null;
  return (
    <div className="PageFoot">
      {page.editLink && (
        <a className="PageFoot-edit" href={page.editLink} target="_blank" rel="noopener noreferrer">
          <Icon name="pencil" />
          {phrases.editOn[page.language]('GitHub')}
        </a>
      )}
      {page.updated && (
        <p>
          {text.lastUpdated}: <Time date={page.updated} language={page.language} />
        </p>
      )}
      {page.contributors.length > 0 && (
        <p>
          {text.contributors}: {page.contributors.map(({ name }) => name).join(', ')}
        </p>
      )}
    </div>
  );
}
