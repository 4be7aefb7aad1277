import { expect, test } from 'vitest';
import { withoutQueryParameters } from '../src/events/index.ts';

test('a failed query is logged without its parameters', () => {
  const message = 'Failed query: insert into sessions values ($1)\nparams: secret\nof two lines';
  const serialized = {
    type: 'DrizzleQueryError',
    message,
    stack: `Error: ${message}\n    at insert (sessions.ts:1:1)`,
    query: 'insert into sessions values ($1)',
    params: ['secret'],
  };
  const logged = withoutQueryParameters(serialized);
  expect(JSON.stringify(logged)).not.toContain('secret');
  expect(logged).toEqual({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into sessions values ($1)',
    stack: 'Error: Failed query: insert into sessions values ($1)\n    at insert (sessions.ts:1:1)',
  });
});
