import { z } from 'zod';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { plainText } from '../http/respond.ts';
import { askStatus, callUpstream, type UpstreamRequest } from '../upstream/call.ts';
import { expectShape, parseAnswer } from '../upstream/json.ts';

const Envelope = z.object({
  state: z.union([z.number(), z.boolean()]),
  data: z
    .object({
      uid: z.string().optional(),
      time: z.number().optional(),
      sign: z.string().optional(),
      qrcode: z.string().optional(),
      status: z.number().optional(),
      msg: z.string().optional(),
      version: z.string().optional(),
    })
    .nullish()
    .catch(undefined),
});

const known = [-2, -1, 0, 1, 2] as const;

/** Asks 115's QR code service, whose envelope is `{state, data}`; for a status once more if the network failed. */
export async function ask115Qr(context: Context, request: Pick<UpstreamRequest, 'path' | 'query' | 'poll'>) {
  const ask = request.poll ? askStatus : callUpstream;
  const answer = await ask(context, { to: 'pan115Qr', method: 'GET', ...request });
  if (answer.status !== 200) throw new ApiError('upstream_rejected', { provider: { status: answer.status } });
  const { state, data } = expectShape(Envelope, parseAnswer(answer), 200);
  return { state: Number(state), data: data ?? {} };
}

/** Waits for a change of the log-in: no change within the poll's time means "still waiting". */
export async function askDevice(context: Context, query: { uid: string; time: string; sign: string }) {
  try {
    const { uid, time, sign } = query;
    const { state, data } = await ask115Qr(context, {
      path: '/get/status/',
      query: { uid, time, sign },
      poll: true,
    });
    const status = state === 1 ? (known.find((number) => number === data.status) ?? 0) : -1;
    return { resp: { status, msg: plainText(data.msg ?? ''), version: plainText(data.version ?? '') } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'upstream_timeout') throw error;
    return { resp: { status: 0 as const, msg: '', version: '' } };
  }
}
