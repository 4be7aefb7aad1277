import { expect, test } from 'vitest';
import { serializeError } from '../src/logging/index.ts';

/** A failed query as Drizzle and Postgres throw it, with a value that looks like a line of a stack. */
function failedQuery(value: string) {
  const query = 'insert into sessions values ($1)';
  const cause = Object.assign(new Error('duplicate key value violates "sessions_key"'), {
    code: '23505',
    detail: `Key (email)=(${value}) already exists.`,
    where: `SQL statement "${value}"`,
    parameters: [value],
  });
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${value}`, { cause }), {
    name: 'DrizzleQueryError',
    query,
    params: [value],
  });
}

test('a failed query is logged without its values, and with its stack', () => {
  const logged = serializeError(failedQuery('secret\n    at secret (file.ts:1:1)\nsecret'));
  expect(JSON.stringify(logged)).not.toContain('secret');
  expect(logged['message']).toContain('Failed query: insert into sessions values ($1)');
  expect(logged['message']).toContain('duplicate key value');
  expect(logged['stack']).toContain('at failedQuery');
  expect(logged['stack']).toContain('caused by: Error: duplicate key value');
});

test('failed queries within other errors are logged without their values', () => {
  const errors = [failedQuery('secret $& one'), failedQuery('secret two')];
  const several = new AggregateError(errors, 'Some accounts could not be erased.');
  for (const error of [several, new Error('Outer', { cause: errors[0] })]) {
    const logged = serializeError(Object.assign(error, { also: failedQuery('secret three') }));
    const text = JSON.stringify(logged);
    expect(text).not.toContain('secret');
    expect(text).toContain('Failed query');
  }
});

test('a message that quotes a failed query ends before its values', () => {
  const { message } = failedQuery('secret');
  expect(serializeError(new Error(`Twice: ${message}, ${message}`))['message']).toBe(
    'Twice: Failed query: insert into sessions values ($1)',
  );
});
