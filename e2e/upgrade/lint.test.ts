import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readMigrations } from '../../postgres/src/migrations/read-migrations.ts';
import { problemsOf } from './lint-migration.ts';

/** How many migrations of each app date from before anyone ran it, and may lock tables. */
const BEFORE_THE_RULES = { backend: 15, 'woo-bridge': 7, 'shopify-app': 4 };

test.each(Object.entries(BEFORE_THE_RULES))(
  'the migrations of %s lock no large table, and the previous release works with them',
  (app, before) => {
    const folder = resolve(import.meta.dirname, '../..', app, 'src/database/migrations');
    const problems = readMigrations(folder)
      .slice(before)
      .flatMap((migration) => problemsOf(migration).map((problem) => [migration.tag, problem]));
    expect(problems).toEqual([]);
  },
);

test.each([
  ['create index a on jobs (status)', 'require-concurrent-index-creation'],
  ['drop index a', 'require-concurrent-index-deletion'],
  ['alter table jobs add column a uuid default gen_random_uuid()', 'adding-field-with-default'],
  ['alter table jobs add column a text not null', 'adding-required-field'],
  ['alter table jobs alter column status set not null', 'adding-not-nullable-field'],
  ['alter table jobs alter column attempts type bigint', 'changing-column-type'],
  [
    'alter table jobs add constraint a foreign key (brand_id) references brands (id)',
    'adding-foreign-key-constraint',
  ],
  ['alter table jobs add constraint a check (attempts > 0)', 'constraint-missing-not-valid'],
  ['alter table jobs add constraint a unique (listing_id)', 'disallowed-unique-constraint'],
  ['alter table jobs rename column kind to a', 'renaming-column'],
  ['alter table jobs rename to a', 'renaming-table'],
  ['alter table jobs drop column kind', 'ban-drop-column'],
  ['drop table jobs', 'ban-drop-table'],
  ["update jobs set kind = 'async'", 'until the migration ends'],
])('%s is refused', (statement, rule) => {
  const problems = problemsOf({ statements: [statement], online: false });
  expect(problems.join('\n')).toContain(rule);
});

test.each([
  [["-- online\nupdate jobs set kind = 'async'"], 'select a batch'],
  [['-- online\ncreate index concurrently a on jobs (status)'], 'first drop a'],
])('online, %s is refused', (statements, problem) => {
  expect(problemsOf({ statements, online: true }).join('\n')).toContain(problem);
});

test('what expands a table is allowed', () => {
  const expand = [
    'create table a (id text primary key); create index b on a (id)',
    "alter table jobs add column a text default 'none' not null",
    'alter table jobs add constraint a check (attempts > 0) not valid',
    'alter table jobs alter column kind drop default',
  ];
  expect(problemsOf({ statements: expand, online: false })).toEqual([]);
  const online = [
    '-- online\ndrop index concurrently if exists a',
    'create index concurrently a on jobs (status)',
    'alter table jobs validate constraint a',
    "update jobs set kind = 'async' where id in (select id from jobs where kind = 'old' limit 1000)",
  ];
  expect(problemsOf({ statements: online, online: true })).toEqual([]);
});

test('what contracts a table is allowed where it says so', () => {
  const statements = ['-- squawk-ignore ban-drop-column\nalter table jobs drop column kind'];
  expect(problemsOf({ statements, online: false })).toEqual([]);
});
