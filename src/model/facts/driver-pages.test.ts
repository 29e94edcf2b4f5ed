import { describe, expect, it } from 'vitest';
import { loadFacts } from '../../../facts/load.ts';
import { driverPages } from './driver-pages.ts';
import { commonFieldsOf } from './driver-section.ts';

const facts = loadFacts();
const pages = driverPages(facts);
const bodyOf = (id: string) => pages.find((page) => page.id === id)?.body ?? '';

describe('generated driver pages', () => {
  it('place the card and the fields of every driver on its page in both languages [RTE-24]', () => {
    const missing = facts.drivers.drivers.flatMap(({ name, page }) =>
      ['en', 'zh'].filter((language) => {
        const body = bodyOf(`${language}/guide/drivers/${page}`);
        return !body.includes(`::driver-card[${name}]`) || !body.includes(`::driver-fields[${name}]`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('say that they are reference only and which version they were read from', () => {
    expect(bodyOf('en/guide/drivers/ftps')).toContain(`AList ${facts.drivers.source.version}`);
    expect(bodyOf('zh/guide/drivers/ftps')).toContain('仅供参考');
  });

  it('link the token tool of their language where there is one', () => {
    expect(bodyOf('zh/guide/drivers/yandex')).toContain('(/zh/tool/)');
    expect(bodyOf('en/guide/drivers/ftps')).not.toContain('/tool/');
  });

  it('hold the JSON that adds the storage, with types as the form sends them', () => {
    const json = /```json\n(.*?)\n```/s.exec(bodyOf('en/guide/drivers/onedrive'))?.[1] ?? '{}';
    const storage = JSON.parse(json);
    expect(storage).toMatchObject({ driver: 'Onedrive', webdav_policy: '302_redirect' });
    expect(JSON.parse(storage.addition)).toMatchObject({ chunk_size: 5, client_id: '<client_id>' });
  });

  it('name the credentials a form does not mark as required, and hold them in the JSON', () => {
    const step = (id: string) => /Fill in (.*)\. The table/.exec(bodyOf(`en/guide/drivers/${id}`))?.[1] ?? '';
    const fields = (id: string) => [...step(id).matchAll(/\[`([^`]+)`\]/g)].map(([, name]) => name);
    expect(fields('lark')).toEqual(['app_id', 'app_secret']);
    expect(step('quqi')).toMatch(/^one of these: \[`cookie`\].*; \[`phone`\].* with \[`password`\]/);
    expect(step('Seafile')).toMatch(/^\[`address`\].*, and one of these: /);
    const addition = /"addition": "(.*)"/.exec(bodyOf('en/guide/drivers/123_open'))?.[1];
    expect(addition).toContain('<client_secret>');
  });

  it('name the shared options the form of the driver shows', () => {
    const names = (name: string) => {
      const driver = facts.drivers.drivers.find((one) => one.name === name);
      return driver ? commonFieldsOf(facts, driver).map(({ id }) => id) : [];
    };
    expect(names('Local')).toContain('webdav_policy-served');
    expect(names('Local')).not.toContain('cache_expiration');
    expect(names('139Yun')).toContain('proxy_range');
  });
});
