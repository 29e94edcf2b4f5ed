import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { type Fake, type FakeAnswer, say } from '../fake.ts';
import { random } from '../world.ts';

/** The static parts of the pretended web client: id, key, initialisation vector. */
export interface WopanKeys {
  id: string;
  secret: string;
  iv: string;
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

function answer(code: string, data: unknown = {}, words = '<b>refused</b>'): FakeAnswer {
  return say(200, {
    STATUS: '200',
    MSG: 'ok',
    LOGID: 'x',
    RSP: { RSP_CODE: code, RSP_DESC: words, DATA: data },
  });
}

/**
 * WoPan: opens the sealed parameters, checks the signature, answers some data sealed.
 * Passwords that end in `right` are right; phones ending in 6006 want a captcha (1234), those in 6008 say so by a code;
 * the text message says 123456.
 */
export function createWopan(keys: WopanKeys): Fake {
  const open = (text: string): Record<string, string> => {
    const cipher = createDecipheriv('aes-128-cbc', keys.secret, keys.iv);
    return JSON.parse(cipher.update(text, 'base64', 'utf8') + cipher.final('utf8'));
  };
  const seal = (value: unknown): string => {
    const cipher = createCipheriv('aes-128-cbc', keys.secret, keys.iv);
    return cipher.update(JSON.stringify(value), 'utf8', 'base64') + cipher.final('base64');
  };
  return (world, { path, json, headers }) => {
    if (path === '/api-user/getverifycode')
      return say(200, Buffer.from(pixel, 'base64'), { 'Content-Type': 'image/png' });
    // the server sends exactly this form
    const { header, body } = json as {
      header: {
        key: string;
        resTime: number;
        reqSeq: number;
        channel: string;
        sign: string;
        version: string;
      };
      body: { param: string; clientId: string; secret: boolean };
    };
    const signed = `${header.key}${header.resTime}${header.reqSeq}${header.channel}${header.version}`;
    const sign = createHash('md5').update(signed).digest('hex');
    if (headers.origin !== 'https://pan.wo.cn' || sign !== header.sign || body.clientId !== keys.id)
      return answer('9002');
    const param = open(body.param);
    if (param.clientSecret !== keys.secret) return answer('1000');
    const tokens = () => ({
      access_token: random('wopan-at-'),
      refresh_token: world.keepRefresh(random('wopan-rt-'), { realm: 'wopan', client: '' }),
      expires_in: 604799,
    });
    if (header.key === 'AppRefreshToken') {
      return world.refreshTokens.has(param.refreshToken ?? '')
        ? answer('0000', seal(tokens()))
        : answer('9001', {}, 'refresh_token已失效');
    }
    if (!param.password?.endsWith('right')) return answer('8001');
    if (header.key === 'PcLoginVerifyCode') {
      return param.messageCode === '123456' ? answer('0000', tokens()) : answer('7001', {}, '短信验证码错误');
    }
    if (param.phone?.endsWith('6006') && param.verifyCode !== '1234')
      return answer(param.verifyCode ? '6007' : '6006');
    return param.phone?.endsWith('6008') ? answer('6008') : answer('0000', { needSmsCode: '1' });
  };
}
