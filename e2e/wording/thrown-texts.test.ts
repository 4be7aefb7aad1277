import { expect, test } from 'vitest';
import dashboard from '../../backend/web/src/messages/en/problems.ts';
import shared from '../../publishing/src/words/messages/en/problems.ts';
import shopify from '../../shopify-app/src/messages/en/problems.ts';
import woo from '../../woo-bridge/web/src/messages/en/problems.ts';
import { readRepositoryFile } from '../docs/repository.ts';
import { saysTheSame, thrownTexts } from './thrown-texts.ts';

/** Codes that several errors have, whose message says what they have in common. */
const GENERAL: ReadonlySet<string> = new Set([
  'automatic_off',
  'brand',
  'brand_id',
  'file_column',
  'forbidden',
  'nothing_to_do',
  'plan_required',
  'redirected',
  'text_too_long',
  'webhook_url',
]);

/** Codes whose errors are thrown at clients of the API, and say what to change in a request. */
const FOR_CLIENTS: ReadonlySet<string> = new Set([
  'batch',
  'connect_site',
  'delivery',
  'listing_changed',
  'request_in_progress',
  'scope',
  'token_invalid',
  'token_missing',
  'webhook',
  'webhook_signature',
]);

/** The keys of messages by the code of a problem, as a table of a page lists them. */
function keysIn(path: string): Map<string, string> {
  const [table = ''] =
    /^const (?:TEXTS|KEYS|MESSAGES)\b.*?^\};$/msu.exec(readRepositoryFile(path)) ?? [];
  const rows = table.matchAll(/^ {2}(\w+): (?:\([^)]*\) => t\()?'(\w+)'/gmu);
  return new Map([...rows].map(([, code = '', key = '']) => [code, key]));
}

const APPS = [
  {
    app: 'dashboard',
    sources: ['backend/src/**/*.ts'],
    tables: [['backend/web/src/problem-text.ts', dashboard]],
  },
  {
    app: 'woo',
    sources: ['{woo-bridge,store-app,publishing}/src/**/*.ts'],
    tables: [
      ['publishing/src/words/problem-text.ts', shared],
      ['woo-bridge/web/src/words/problems.ts', woo],
    ],
  },
  {
    app: 'shopify',
    sources: ['{shopify-app,store-app,publishing}/src/**/*.ts'],
    tables: [
      ['publishing/src/words/problem-text.ts', shared],
      ['shopify-app/src/pages/problem-texts.ts', shopify],
    ],
  },
] as const;

/** Each code whose message says something other than every error that is thrown with it. */
function differences({ sources, tables }: (typeof APPS)[number]) {
  const messages = new Map(
    tables.flatMap(([path, texts]) =>
      [...keysIn(path)].flatMap(([code, key]) => {
        const message: unknown = Object.entries(texts).find(([name]) => name === key)?.[1];
        return typeof message === 'string' ? [[code, message] as const] : [];
      }),
    ),
  );
  const thrown = Map.groupBy(thrownTexts(sources, new Set(messages.keys())), ({ code }) => code);
  expect(thrown.size).toBeGreaterThan(20);
  return [...thrown].flatMap(([code, texts]) => {
    const message = messages.get(code) ?? '';
    if (texts.some(({ text }) => saysTheSame(message, text))) return [];
    return [{ code, message, thrown: texts.map(({ text, place }) => `${place} ${text}`) }];
  });
}

test.each(APPS)('the messages of the $app say what the thrown errors say', (app) => {
  const found = differences(app).filter(({ code }) => !GENERAL.has(code) && !FOR_CLIENTS.has(code));

  expect(found).toEqual([]);
});

test('only messages that have to are different', () => {
  const different = new Set(APPS.flatMap((app) => differences(app).map(({ code }) => code)));

  expect([...GENERAL, ...FOR_CLIENTS].filter((code) => !different.has(code))).toEqual([]);
});
