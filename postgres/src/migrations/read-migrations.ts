import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';

/** The first line of a migration whose statements each run on their own. */
export const ONLINE = '-- online';
const BREAKPOINT = '--> statement-breakpoint';

const Journal = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
});

/** A file of `drizzle-kit generate`. */
export interface Migration {
  /** The file's name without `.sql`. */
  readonly tag: string;
  /** When it was made, in milliseconds: a database has every migration up to its newest one. */
  readonly when: number;
  /** SHA-256 of the file, in hex. */
  readonly hash: string;
  readonly statements: readonly string[];
  /**
   * Whether its statements run one by one, outside of a transaction: those that read a whole table, and
   * would hold a lock for as long. Each can be repeated after it was interrupted.
   */
  readonly online: boolean;
}

/** The migrations of a folder, oldest first. */
export function readMigrations(folder: string): Migration[] {
  const journal: unknown = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  return Journal.parse(journal).entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return {
      tag,
      when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split(BREAKPOINT).filter((statement) => statement.trim() !== ''),
      online: text.startsWith(`${ONLINE}\n`),
    };
  });
}
