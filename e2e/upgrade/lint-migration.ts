import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { Migration } from '../../postgres/src/migrations/read-migrations.ts';

const SQUAWK = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk');

/** The oldest Postgres that we support. */
const POSTGRES_VERSION = '15.0';

/** Rules of squawk that do not fit. */
const EXCLUDED_RULES = [
  // `applyMigrations` sets a lock timeout, and rolls back what failed.
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-robust-stmts',
  // Matters of taste.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
];

const Findings = z.array(z.object({ rule_name: z.string(), message: z.string() }));

/** What squawk does not know of: it looks at the schema, not at rows. */
const LOCKS_ROWS_OR_TABLES = /^(update|delete|insert|truncate|vacuum|cluster|lock|refresh)\b/i;
const CHANGES_ROWS = /^(update|delete|insert)\b/i;
const LIMITED = /\blimit \d+/i;
const CREATED_INDEX = /^create (?:unique )?index concurrently "?(\w+)/i;
const DROPPED_INDEX = /^drop index concurrently if exists (?:"?\w+"?\.)?"?(\w+)/i;

/**
 * What is wrong with a migration that runs while the tables are in use, a sentence each: what holds a lock
 * for longer than a moment on a large table, and what processes of the previous release cannot work with.
 * `-- squawk-ignore <rule>` above a statement allows it.
 */
export function problemsOf(migration: Pick<Migration, 'statements' | 'online'>): string[] {
  return [...findingsOfSquawk(migration), ...findingsOfOurs(migration)];
}

function findingsOfSquawk({ statements, online }: Pick<Migration, 'statements' | 'online'>) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      SQUAWK,
      '--reporter=json',
      '--stdin-filepath=migration.sql',
      `--pg-version=${POSTGRES_VERSION}`,
      `--exclude=${EXCLUDED_RULES.join(',')}`,
      ...(online ? [] : ['--assume-in-transaction']),
    ],
    { input: statements.map((one) => one.trim().replace(/;?$/, ';')).join('\n'), encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(`squawk did not run: ${stderr}`);
  return Findings.parse(JSON.parse(stdout)).map(
    ({ rule_name, message }) => `${rule_name}: ${message}`,
  );
}

function findingsOfOurs({ statements, online }: Pick<Migration, 'statements' | 'online'>) {
  const problems: string[] = [];
  const dropped = new Set<string>();
  for (const text of statements) {
    const statement = text.replaceAll(/^\s*--.*$/gm, '').trim();
    const start = statement.slice(0, 60);
    if (!online) {
      if (LOCKS_ROWS_OR_TABLES.test(statement)) {
        problems.push(`locks what it changes until the migration ends; make it online: ${start}`);
      }
      continue;
    }
    if (CHANGES_ROWS.test(statement) && !LIMITED.test(statement)) {
      problems.push(`changes all rows at once; select a batch with a limit: ${start}`);
    }
    const [, droppedIndex] = DROPPED_INDEX.exec(statement) ?? [];
    if (droppedIndex !== undefined) dropped.add(droppedIndex);
    const [, index] = CREATED_INDEX.exec(statement) ?? [];
    if (index !== undefined && !dropped.has(index)) {
      problems.push(`can't be repeated after an interruption; first drop ${index} if it exists`);
    }
  }
  return problems;
}
