import { expect, test } from 'vitest';
import { problemCodes } from './problem-codes.ts';
import { APPS, keysIn } from './problem-tables.ts';

/** Codes that no table lists. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
  // Quotes Shopify's own message.
  'shopify_refused',
  // Of a setting, which only operators see.
  'custom',
]);

const STORE_APPS = APPS.filter(({ app }) => app !== 'dashboard');

test.each(STORE_APPS)('each code that owners can see in the $app app has a text', (app) => {
  const codes = [...problemCodes(app.sources)].filter((code) => !EXCEPTIONS.has(code));
  const texts = new Set(app.tables.flatMap(([path]) => [...keysIn(path).keys()]));

  // Of a type, an error and a reason.
  expect(codes).toEqual(
    expect.arrayContaining(['plan_required', 'connect_denied', 'store_failed', 'changed_in_store']),
  );
  expect(codes.filter((code) => !texts.has(code)).toSorted()).toEqual([]);
});

test('only codes that occur are exceptions', () => {
  const codes = new Set(STORE_APPS.flatMap(({ sources }) => [...problemCodes(sources)]));

  expect([...EXCEPTIONS].filter((code) => !codes.has(code))).toEqual([]);
});
