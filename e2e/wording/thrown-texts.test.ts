import { expect, test } from 'vitest';
import { APPS, keysIn } from './problem-tables.ts';
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
