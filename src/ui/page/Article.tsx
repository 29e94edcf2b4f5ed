import type { ReactNode } from 'react';
import { site } from '../../../site/site.ts';
import type { Page } from '../../model/page.ts';
import { Promo } from '../Promo.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Contents } from './Contents.tsx';
import { PageFoot } from './PageFoot.tsx';
import { Pager } from './Pager.tsx';
import { PageTitle } from './PageTitle.tsx';
import { searchedText } from './prose.ts';
import { Sponsor } from './Sponsor.tsx';
import './Article.css';

/** The parts of a page in their order: cover, path, title, contents, text, foot, neighbours. (PAGE-01) */
export function Article({ page, children }: { page: Page; children?: ReactNode }) {
  const { language, frontMatter } = page;
  return (
    <main
      className="Article"
      id="main-content"
      tabIndex={-1}
      data-focus-delay={site.focusMode ? site.focusDelay : undefined}
      data-contents={page.contents.length > 0 ? '' : undefined}
    >
      {frontMatter.cover && (
        <img
          className="Article-cover"
          src={frontMatter.cover}
          alt=""
          width="1080"
          height="360"
          data-not-viewable=""
        />
      )}
      <Breadcrumb crumbs={page.breadcrumb} icons={page.breadcrumbIcons} language={language} />
      <PageTitle page={page} />
      <Contents entries={page.contents} language={language} />
      <div className="Prose" {...searchedText(page.route)}>
        {children}
      </div>
      <Sponsor content={frontMatter.sponsor} language={language} />
      <Promo />
      <PageFoot {...page} />
      <Pager previous={page.previous} next={page.next} language={language} />
    </main>
  );
}
