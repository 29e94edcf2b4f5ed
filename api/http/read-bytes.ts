/** Reads the body of a request; `undefined` when it is longer than `limit` bytes. `env` is what the platform passed. */
export type ReadBytes = (request: Request, env: unknown, limit: number) => Promise<Uint8Array | undefined>;

/** Puts chunks together. */
export function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Reads a web stream, counting what arrives rather than what a header promises. */
export async function readLimited(stream: ReadableStream<Uint8Array>, limit: number) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return concatenate(chunks, length);
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
}

/** Reads the body of any platform's request. */
export const readStream: ReadBytes = async (request, _, limit) =>
  request.body ? readLimited(request.body, limit) : new Uint8Array();
