import { Fragment, type ReactNode } from 'react';
import { phrases, stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import type { Page } from '../../model/page.ts';
import type { ReadingTime } from '../../model/reading-time.ts';
import type { Topic } from '../../model/topic.ts';
import { Icon } from '../Icon.tsx';
import './PageTitle.css';

/** The heading of a page and the row of facts below it. (PAGE-03, PAGE-04) */
export function PageTitle({
  page,
}: {
  page: Pick<Page, 'title' | 'language' | 'info' | 'frontMatter' | 'route'>;
}) {
  return (
    <div className="PageTitle">
      <h1>
        <Icon name={page.route.icon} />
        {page.title}
      </h1>
      <InfoRow info={page.info} language={page.language} />
    </div>
  );
}

function InfoRow({ info, language }: { info: Page['info']; language: Language }) {
  const items = info.order.flatMap((item) => infoItem(item, info, language) ?? []);
  return items.length > 0 ? <ul className="PageTitle-info">{items}</ul> : null;
}

/** One part of the row with its label, or nothing. (PAGE-05 to PAGE-10) */
function infoItem(item: Page['info']['order'][number], info: Page['info'], language: Language) {
  const text = stringsOf(language);
  const show = (label: string, icon: string, content: ReactNode) => (
    <InfoItem key={item} name={item} label={label} language={language}>
      <Icon name={icon} />
      {content}
    </InfoItem>
  );
  switch (item) {
    case 'author':
      return info.authors.length > 0 && show(text.author, 'user', <People people={info.authors} />);
    case 'original':
      return info.original && show(text.original, 'badge-check', text.original);
    case 'date':
      return info.date && show(text.date, 'calendar', <Time date={info.date} language={language} />);
    case 'views':
      return info.views && <Views key={item} address={info.views} language={language} />;
    case 'reading-time':
      return (
        info.readingTime &&
        show(text.readingTime, 'clock', <Duration {...info.readingTime} language={language} />)
      );
    case 'word':
      return (
        info.readingTime &&
        show(text.words, 'whole-word', phrases.aboutWords[language](info.readingTime.words))
      );
    case 'category':
      return info.categories.length > 0 && show(text.category, 'folder', <Chips topics={info.categories} />);
    case 'tag':
      return info.tags.length > 0 && show(text.tag, 'hash', <Chips topics={info.tags} />);
  }
}

interface InfoItemProps {
  name: string;
  label: string;
  language: Language;
  /** Where the number comes from that shows the part. (PAGE-08) */
  views?: string;
  children: ReactNode;
}

/** A part of the row; its label is there for those who do not see the icon. (PAGE-10) */
function InfoItem({ name, label, language, views, children }: InfoItemProps) {
  return (
    <li data-info={name} data-views={views} hidden={views !== undefined}>
      <span className="visually-hidden">{language === 'zh' ? `${label}：` : `${label}: `}</span>
      {children}
    </li>
  );
}

/** Hidden until `enhance/page-views` has the number. (PAGE-08) */
function Views({ address, language }: { address: string; language: Language }) {
  return (
    <InfoItem name="views" label={stringsOf(language).views} language={language} views={address}>
      <span data-icon="eye">
        <Icon name="eye" />
      </span>
      <span data-icon="flame" hidden>
        <Icon name="flame" />
      </span>
      <data value="" />
    </InfoItem>
  );
}

/** The colour follows from the name; there are no pages to lead to. (PAGE-09) */
function Chips({ topics }: { topics: readonly Topic[] }) {
  return topics.map(({ name, hue }) => (
    <span className="PageTitle-chip" data-hue={hue} key={name}>
      {name}
    </span>
  ));
}

/** Names in their order, linked where there is somewhere to lead to. (PAGE-05, SITE-08) */
export function People({ people }: { people: Page['info']['authors'] | Page['contributors'] }) {
  return people.map(({ name, url }, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </Fragment>
  ));
}

/** "Less than 1 minute", which counts as one, or "About N min". (RT-02, RT-03) */
function Duration({ minutes, language }: ReadingTime & { language: Language }) {
  const rounded = Math.max(1, Math.round(minutes));
  return (
    <time dateTime={`PT${rounded}M`}>
      {minutes < 1 ? stringsOf(language).lessThanOneMinute : phrases.aboutMinutes[language](rounded)}
    </time>
  );
}

/** A day in the language of the page, with its machine-readable value. (PAGE-07, PAGE-15) */
export function Time({ date, language }: { date: Date; language: Language }) {
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
