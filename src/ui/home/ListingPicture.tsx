import type { Bilingual, Language } from '../../model/language.ts';
import { Icon } from '../Icon.tsx';
import './ListingPicture.css';

/** One line of the picture: a mounted storage or a file. */
interface Row {
  icon: string;
  name: Bilingual;
  driver: Bilingual;
  size: string;
}

const rows: Row[] = [
  {
    icon: 'brand:alibabacloud',
    name: { en: 'aliyun', zh: '阿里云盘' },
    driver: { en: 'Aliyundrive Open', zh: '阿里云盘 Open' },
    size: '—',
  },
  {
    icon: 'brand:googledrive',
    name: { en: 'google', zh: '谷歌云盘' },
    driver: { en: 'Google Drive', zh: '谷歌云盘' },
    size: '—',
  },
  {
    icon: 'brand:nextcloud',
    name: { en: 'webdav', zh: 'WebDAV' },
    driver: { en: 'WebDAV', zh: 'WebDAV' },
    size: '—',
  },
  { icon: 'database', name: { en: 'backups', zh: '备份' }, driver: { en: 'S3', zh: '对象存储' }, size: '—' },
  { icon: 'hard-drive', name: { en: 'nas', zh: 'NAS' }, driver: { en: 'Local', zh: '本机存储' }, size: '—' },
  {
    icon: 'film',
    name: { en: 'holiday-2026.mkv', zh: '2026 假期.mkv' },
    driver: { en: 'file', zh: '文件' },
    size: '3.4 GB',
  },
  {
    icon: 'file-text',
    name: { en: 'readme.md', zh: 'readme.md' },
    driver: { en: 'file', zh: '文件' },
    size: '2 KB',
  },
];

/** The idea of the product as a drawing: many clouds in one listing. Hidden from assistive technology. */
export function ListingPicture({ language }: { language: Language }) {
  return (
    <div className="ListingPicture" aria-hidden="true">
      <div className="ListingPicture-path">
        <Icon name="house" />/<b>{language === 'zh' ? '所有存储' : 'everything'}</b>/
      </div>
      <ul>
        {rows.map(({ icon, name, driver, size }) => (
          <li key={name.en}>
            <Icon name={icon} />
            <span className="ListingPicture-name">{name[language]}</span>
            <span className="ListingPicture-driver">{driver[language]}</span>
            <span className="ListingPicture-size">{size}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
