import type { Log } from '../http/log.ts';

/** Collects lines and writes them together, because a write to a pipe holds up the whole process. */
export function createLogWriter(write: (text: string) => void, delay = 100): { log: Log; flush(): void } {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) write(`${waiting.join('\n')}\n`);
    waiting = [];
  }
  return {
    flush,
    log: (line) => {
      waiting.push(JSON.stringify(line));
      timer ??= setTimeout(flush, delay);
    },
  };
}
