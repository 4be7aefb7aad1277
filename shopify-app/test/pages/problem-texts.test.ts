import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SHOPIFY_REFUSED } from '../../src/catalog/index.ts';
import { messageOf, titleOf } from '../../src/pages/problem-texts.ts';
import { textsFor } from '../../src/texts/index.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The packages whose codes merchants can see. */
const SOURCES = ['publishing/src', 'store-app/src', 'shopify-app/src'];

/** `new StoreError('refused', 'product_gone', …)`, `new ConnectError('connect_denied', …)`, `code: 'stopped'` */
const CODE =
  /(?:new StoreError\(\s*'\w+',\s*|new (?:PublishingError|ConnectError|StoreAppError|BadInput)\(\s*|\bcode: )'([a-z_]+)'/g;

/** Codes whose message says more than a text could, or which no one sees. */
const EXCEPTIONS = new Set(['shopify_refused']);

const codes = new Set(
  SOURCES.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: ROOT }))
    .flatMap((file) => [...readFileSync(resolve(ROOT, file), 'utf8').matchAll(CODE)])
    .map(([, code = '']) => code)
    .filter((code) => !EXCEPTIONS.has(code)),
);

test.each([...codes].toSorted())('%s has a text in German, and in English the message', (code) => {
  const problem = { code, message: 'In English.' };
  expect(messageOf(problem, textsFor('de-DE'))).not.toBe('In English.');
  const inEnglish = messageOf(problem, textsFor('en-US'));
  if (!code.endsWith('_not_found')) expect(inEnglish).toBe('In English.');
});

test('codes are found in each package', () => {
  expect([...codes]).toEqual(
    expect.arrayContaining(['changed_in_store', 'connect_denied', 'access_lost', 'same_product']),
  );
});

test("Shopify's own message is quoted, after words in the merchant's language", () => {
  const problem = { code: 'shopify_refused', message: `${SHOPIFY_REFUSED}Title is too long` };
  expect(messageOf(problem, textsFor('fr-CA'))).toBe(
    'Shopify n’a pas accepté ceci : Title is too long',
  );
  expect(messageOf(problem, textsFor('en-GB'))).toBe(problem.message);
});

test('a problem without its own title still gets one', () => {
  expect(titleOf('unexpected', textsFor('es-ES'))).toBe('Algo ha fallado');
});
