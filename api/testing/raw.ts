import { connect } from 'node:net';

/** What to go on sending, and how long to wait for an end. */
export interface RawOptions {
  endless?: string;
  enough?: number;
}

/** Sends bytes as they are and reads the answer until the server closes, or until `enough` ms have passed. */
export function sendRaw(base: string, text: string, options: RawOptions = {}): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    let answer = '';
    let more: ReturnType<typeof setInterval> | undefined;
    const socket = connect(Number(port), hostname, () => {
      socket.write(text);
      if (options.endless) more = setInterval(() => socket.write(options.endless ?? ''), 5);
    });
    const end = () => {
      clearInterval(more);
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(end, options.enough ?? 3000);
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
      if (/\r\n\r\n[\s\S]*\}/.test(answer)) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}
