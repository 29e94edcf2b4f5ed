import { renderSVG } from 'uqr';
import { ApiError } from './http/api-error.ts';

const hosts = ['115.com', 'alipan.com', 'aliyundrive.com'];

/** Whether a text is a log-in address of 115 or Aliyun. */
export function isLoginAddress(text: string): boolean {
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#][\x21-\x7e]*)?$/.exec(text)?.[1];
  return host !== undefined && hosts.some((known) => host === known || host.endsWith(`.${known}`));
}

/** Draws a log-in address. Throws `qr_text_not_allowed` for any other text. */
export function drawQr(text: string, size: string | undefined): string {
  const width = Number(size ?? 256);
  if (width < 64 || width > 1000) {
    throw new ApiError('invalid_request', { description: 'size: must be a number from 64 to 1000.' });
  }
  if (!isLoginAddress(text)) throw new ApiError('qr_text_not_allowed');
  return renderSVG(text, { border: 2 }).replace('<svg ', `<svg width="${width}" height="${width}" `);
}
