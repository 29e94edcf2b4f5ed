import { afterEach, expect, it } from 'vitest';
import { expectError } from '../testing/conformance.ts';
import { describeApi } from '../testing/harness.ts';

const sid = '/oauth/qrcode/0123456789abcdef/status';

/** Targets of the proxy that must be refused, as they stand behind /proxy/. */
const targets = [
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0x7f000001/',
  'http://localhost./',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_',
  '//open.aliyundrive.com/x',
  `https:/open.aliyundrive.com${sid}`,
  `http://open.aliyundrive.com${sid}`,
  `https://user@open.aliyundrive.com${sid}`,
  `https://open.aliyundrive.com@evil.example${sid}`,
  `https://open.aliyundrive.com.evil.example${sid}`,
  `https://evil.example/open.aliyundrive.com${sid}`,
  `https://open.aliyundrive.com:444${sid}`,
  `https://open.aliyundrive.com:443${sid}`,
  `https://OPEN.aliyundrive.com${sid}`,
  `HTTPS://open.aliyundrive.com${sid}`,
  `https://open.aliyundrive.com.${sid}`,
  `https://xn--open-.aliyundrive.com${sid}`,
  `https://оpen.aliyundrive.com${sid}`,
  'https://open.aliyundrive.com/oauth/qrcode/%2f..%2f..%2fadmin/status',
  'https://open.aliyundrive.com/oauth/qrcode/%252f..%252fadmin12345/status',
  'https://open.aliyundrive.com/oauth/qrcode/..%5c..%5cadmin12345/status',
  `https://open.aliyundrive.com\\@evil.example${sid}`,
  `https://open.aliyundrive.com${sid}?next=https://evil.example`,
  `https://open.aliyundrive.com${sid}%0d%0aHost:%20evil.example`,
  `https://open.aliyundrive.com${sid}/..`,
  'qrcodeapi.115.com/api/1.0/web/1.0/token?x=1',
  'qrcodeapi.115.com/api/1.0/web/1.0/token/../../../',
  'qrcodeapi.115.com/get/status/?uid=12345678&time=1700000000',
  'qrcodeapi.115.com/get/status/?uid=12345678&time=1700000000&sign=0123456789abcdef&callback=x',
  'qrcodeapi.115.com/get/status/?uid=12345678&uid=12345678&time=1700000000&sign=0123456789abcdef',
  'qrcodeapi.115.com/get/status/?uid=../..&time=1700000000&sign=0123456789abcdef',
  'qrcodeapi.115.com/get/status/?uid=12345678&time=1700000000&sign=0123456789abcdef?',
  'qrcodeapi.115.com/get/status/?uid=12345678&time=1700000000&sign=0123456789abcdef?x=1',
  'raw.githubusercontent.com/x/y',
  '',
];

/** Addresses that are no SharePoint site. */
const sites = [
  'https://evil.example/sites/x',
  'https://contoso.sharepoint.com.evil.example/sites/x',
  'https://evil.example/contoso.sharepoint.com/sites/x',
  'https://contoso.sharepoint.com@evil.example/sites/x',
  'https://user:x@contoso.sharepoint.com/sites/x',
  'https://contoso.sharepoint.com:8443/sites/x',
  'http://contoso.sharepoint.com/sites/x',
  'https://.sharepoint.com/sites/x',
  'https://contoso.sharepoint.cn/sites/x',
  'https://contoso.sharepoint.com/sites/x:/y',
  'https://contoso.sharepoint.com/sites/x%3a%2fy',
  'https://contoso.sharepoint.com/sites/..',
  'https://contoso.sharepoint.com/sites/%2e%2e',
  'https://contoso.sharepoint.com/sites/a%2f..%2fb',
  'https://contoso.sharepoint.com/sites/%',
  'https://contoso.sharepoint.com/sites/a%00b',
  'https://contoso.sharepoint.com\\@evil.example/sites/x',
  'https://contoso.sharepoint.com/drives/x',
  'https://127.0.0.1/sites/x',
];

describeApi('the server as somebody’s errand boy', (api) => {
  afterEach(() => expect(api.calls, 'nothing reached a provider').toEqual([]));

  for (const target of targets) {
    it(`refuses the proxy target ${JSON.stringify(target)}`, async () => {
      const answer = await api.get(`/proxy/${target}`);
      // The URL parser itself may resolve dots so that nothing of /proxy/ is left.
      expect([403, 404], answer.text).toContain(answer.status);
    });
  }

  it('refuses targets that a client did not tidy up before sending', async () => {
    for (const target of targets.filter((text) => /^[!-~]+$/.test(text))) {
      const answer = await api.raw(`GET /proxy/${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer, target).toMatch(/^HTTP\/1\.1 (400|403|404)/);
      expect(answer, target).toMatch(/x-content-type-options: nosniff[\s\S]*"request_id":"/i);
    }
  });

  it('refuses other methods on the proxy', async () => {
    expectError(await api.post(`/proxy/https://open.aliyundrive.com${sid}`, {}), 'method_not_allowed');
  });

  for (const site_url of sites) {
    it(`refuses the site ${JSON.stringify(site_url)}`, async () => {
      const answer = await api.post('/alist/onedrive/get_site_id', { site_url, access_token: 'eyJ-ms-1' });
      expectError(answer, 'site_url_invalid');
    });
  }

  for (const text of [
    'http://115.com/',
    'https://115.com.evil.example/',
    'https://evil.example/115.com',
    'https://u@115.com/',
    'https://115.com:8080/',
    'javascript:alert(1)',
    '<svg onload=alert(1)>',
    'https://not115.com/',
  ]) {
    it(`refuses to draw ${JSON.stringify(text)}`, async () => {
      expectError(await api.get(`/qr?text=${encodeURIComponent(text)}`), 'qr_text_not_allowed');
    });
  }
});
