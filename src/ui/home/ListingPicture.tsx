import type { Bilingual, Language } from '../../model/language.ts';
import { Icon } from '../Icon.tsx';

/** One line of the picture: a mounted storage, or a file. */
interface Row {
  icon: string;
  name: Bilingual;
  /** Driver of a storage; a file stands in the storage above. */
  driver?: Bilingual;
  size?: string;
}

const rows: Row[] = [
  {
    icon: 'brand:alibabacloud',
    name: { en: 'media', zh: '影音' },
    driver: { en: 'Aliyundrive Open', zh: '阿里云盘 Open' },
  },
  { icon: 'film', name: { en: 'holiday-2026.mkv', zh: '假期 2026.mkv' }, size: '3.4 GB' },
  { icon: 'music', name: { en: 'concert.flac', zh: '现场录音.flac' }, size: '412 MB' },
  {
    icon: 'brand:googledrive',
    name: { en: 'photos', zh: '照片' },
    driver: { en: 'Google Drive', zh: '谷歌云盘' },
  },
  {
    icon: 'brand:nextcloud',
    name: { en: 'team', zh: '团队' },
    driver: { en: 'WebDAV', zh: 'WebDAV' },
  },
  { icon: 'database', name: { en: 'backups', zh: '备份' }, driver: { en: 'S3', zh: '对象存储' } },
  { icon: 'hard-drive', name: { en: 'nas', zh: 'NAS' }, driver: { en: 'Local', zh: '本机存储' } },
];

const ways = ['HTTP', 'WebDAV', 'S3', 'FTP', 'SFTP'];
const root: Bilingual = { en: 'everything', zh: '所有存储' };

/**
 * The idea of the product as a drawing: many clouds in one listing, the first one open. Hidden from assistive
 * technology.
 */
export function ListingPicture({ language }: { language: Language }) {
  return (
    <div className="ListingPicture" aria-hidden="true">
      <div className="ListingPicture-path">
        <Icon name="house" />/<b>{root[language]}</b>/
      </div>
      <ul>
        {rows.map(({ icon, name, driver, size }, at) => (
          <li key={name.en} data-kind={driver ? (at === 0 ? 'open' : 'storage') : 'file'}>
            <Icon name={icon} />
            <span className="ListingPicture-name">{name[language]}</span>
            <span className="ListingPicture-note">{driver?.[language] ?? size}</span>
          </li>
        ))}
      </ul>
      <div className="ListingPicture-ways">
        {ways.map((way) => (
          <span key={way}>{way}</span>
        ))}
      </div>
    </div>
  );
}
