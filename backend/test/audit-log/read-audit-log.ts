import { expect } from 'vitest';
import type { Person } from '../dashboard/people.ts';

/** An event of an audit log. */
export type Line = Readonly<Record<string, unknown>>;

export async function readLog(owner: Person, filter: object = {}): Promise<readonly Line[]> {
  const { data } = await owner.ask('query auditLog.list', filter);
  return (data['events'] ?? []) as Line[];
}

/** The log, once an event with these fields is in it. */
export async function logWith(owner: Person, fields: Line, filter: object = {}) {
  let lines: readonly Line[] = [];
  const find = async () => {
    lines = await readLog(owner, filter);
    return lines.some((line) => Object.entries(fields).every(([key, is]) => line[key] === is));
  };
  await expect.poll(find, { timeout: 5000, message: JSON.stringify(fields) }).toBe(true);
  return lines;
}
