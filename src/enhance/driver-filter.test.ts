import { describe, expect, it } from 'vitest';
import { type DriverFacts, matches, queryOf } from './driver-filter.ts';

const aliyun: DriverFacts = {
  search: 'aliyundriveopen aliyun drive 阿里云盘 alyp',
  can: ['write', 'rapid', 'direct', 'needsTool'],
  root: 'id',
  region: 'cn',
};
const asks = (query: string) => matches(aliyun, queryOf(new URLSearchParams(query)));

describe('the filter of the driver index', () => {
  it('finds a driver by name, by brand in either language and by pinyin initials', () => {
    expect(['q=Aliyundrive', 'q=aliyun+drive', 'q=阿里', 'q=alyp', 'q='].map(asks)).toEqual(
      Array(5).fill(true),
    );
  });

  it('asks for every word and every ability', () => {
    expect(asks('q=aliyun+baidu')).toBe(false);
    expect(asks('can=write&can=rapid')).toBe(true);
    expect(asks('can=write&can=proxyOnly')).toBe(false);
  });

  it('asks for the kind of root folder and the region', () => {
    expect([asks('root=id&region=cn'), asks('root=path'), asks('region=global')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
