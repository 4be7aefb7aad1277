import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Logger } from '../src/logger.ts';

export type EventLine = Readonly<Record<string, unknown>>;

/** A log that a test can read: every line as it would be written. */
export interface EventLog {
  readonly logger: Logger;
  /** Everything that was written. */
  readonly text: () => string;
  /** Waits for a security event with these fields. */
  readonly event: (fields: EventLine) => Promise<EventLine>;
  /** Waits for any log line with these fields. */
  readonly line: (fields: EventLine) => Promise<EventLine>;
}

/** @param level of the lines that are no security events */
export function createEventLog(level = 'error'): EventLog {
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      for (const look of waiting) look();
      done();
    },
  });
  const wait = (mark: string, fields: EventLine) =>
    new Promise<EventLine>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`No line ${JSON.stringify(fields)} among\n${lines.join('')}`));
      }, 5000);
      const look = () => {
        const found = lines
          .filter((line) => line.includes(mark))
          .map((line) => JSON.parse(line) as EventLine)
          .find((line) => Object.entries(fields).every(([key, value]) => line[key] === value));
        if (found === undefined) return;
        clearTimeout(giveUp);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return {
    logger: pino({ level, base: null }, stream),
    text: () => lines.join(''),
    event: (fields) => wait('"event":"security.', fields),
    line: (fields) => wait('', fields),
  };
}
