import { phrases, stringsOf } from '../../../site/strings.ts';
import type { Language } from '../../model/language.ts';
import type { Page } from '../../model/page.ts';
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
  const show = (label: string, icon: string, content: React.ReactNode) => (
    <li key={item} aria-label={label}>
      <Icon name={icon} />
      {content}
    </li>
  );
  switch (item) {
    case 'author':
      return info.authors.length > 0 && show(text.author, 'user', authorNames(info.authors));
    case 'original':
      return info.original && show(text.original, 'badge-check', text.original);
    case 'date':
      return info.date && show(text.date, 'calendar', <Time date={info.date} language={language} />);
    case 'reading-time':
      return (
        info.readingTime &&
        show(text.readingTime, 'clock', readingTimeText(info.readingTime.minutes, language))
      );
    case 'word':
      return (
        info.readingTime &&
        show(text.words, 'whole-word', phrases.aboutWords[language](info.readingTime.words))
      );
    case 'category':
      return info.categories.length > 0 && show(text.category, 'folder', info.categories.join(', '));
    case 'tag':
      return info.tags.length > 0 && show(text.tag, 'hash', info.tags.join(', '));
    default:
      return null;
  }
}

function authorNames(authors: Page['info']['authors']) {
  return authors.map(({ name, url }, at) => (
    <span key={name}>
      {at > 0 && ', '}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  ));
}

/** "Less than 1 minute" or "About N min". (RT-02, RT-03) */
export function readingTimeText(minutes: number, language: Language): string {
  return minutes < 1
    ? stringsOf(language).lessThanOneMinute
    : phrases.aboutMinutes[language](Math.round(minutes));
}

/** A day in the language of the page, with its machine-readable value. (PAGE-07, PAGE-15) */
export function Time({ date, language }: { date: Date; language: Language }) {
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
