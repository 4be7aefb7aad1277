import { PLATFORMS } from '@wareword/shared-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOpenAiStandIn, type OpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createGenerator, GenerationError } from '../../src/generation/index.ts';
import { createOpenAiWriter } from '../../src/generation/openai/index.ts';
import { readVerification } from '../../src/generation/openai/verification.ts';
import { fill, HOSTILE_PIECES, platformsFor } from './hostile-text.ts';
import { longestTurn } from '@wareword/event-loop/testing';

const MAX_TURN_MS = 100;
/** Just below the 256 KB of a response that are read. */
const ANSWER_BYTES = 250_000;

const REQUEST = {
  product_name: 'Walnut desk organizer',
  features: 'Solid walnut\nSix compartments\nNon-slip cork base',
  tone: 'Professional',
} as const;

let model: OpenAiStandIn;
let body = '';

beforeAll(async () => {
  model = await startOpenAiStandIn({
    record: false,
    script: () => ({ do: 'raw', status: 200, body }),
  });
  for (const platform of PLATFORMS) await generateFrom(platform, '{"title":"T","description":"D"}');
});
afterAll(() => model.close());

function generateFrom(platform: (typeof PLATFORMS)[number], content: string): Promise<unknown> {
  body = JSON.stringify({ choices: [{ finish_reason: 'stop', message: { content } }] });
  const writer = createOpenAiWriter({
    apiKey: 'sk-test',
    baseUrl: model.url,
    model: 'stand-in-1',
    timeoutMs: 20_000,
  });
  return createGenerator(writer)
    .generate({ ...REQUEST, platform }, new AbortController().signal)
    .catch((error: unknown) => {
      if (!(error instanceof GenerationError)) throw error;
    });
}

async function findSlow(contents: readonly (readonly [string, string])[]): Promise<string[]> {
  const slow: string[] = [];
  for (const [index, [name, content]] of contents.entries()) {
    for (const platform of platformsFor(index)) {
      const ms = await longestTurn(() => generateFrom(platform, content), MAX_TURN_MS);
      if (ms > MAX_TURN_MS) slow.push(`${platform}: ${name}: ${ms.toFixed(0)} ms`);
    }
  }
  return slow;
}

const draft = { title: 'Walnut desk organizer', description: 'Solid walnut. Six compartments.' };

test('16,000 dots and 8,000 one-letter lines do not block the event loop', async () => {
  const contents = [
    ['dots', JSON.stringify({ ...draft, description: `Solid walnut ${'.'.repeat(16_000)}x` })],
    ['lines', JSON.stringify({ ...draft, description: 'a\n'.repeat(8_000) })],
    ['bullets', JSON.stringify({ ...draft, bullets: Array.from({ length: 8_000 }, () => 'a') })],
  ] as const;

  expect(await findSlow(contents)).toEqual([]);
});

test('a description that fills the response does not block the event loop', async () => {
  const contents = HOSTILE_PIECES.map((piece) => {
    const description = fill(piece, ANSWER_BYTES / 6);
    return [JSON.stringify(piece), JSON.stringify({ ...draft, description })] as const;
  });

  expect(await findSlow(contents)).toEqual([]);
});

test('fields and lists that fill it together do not either', async () => {
  const contents = HOSTILE_PIECES.map((piece) => {
    const text = fill(piece, ANSWER_BYTES / 60);
    const list = [text, text, text, text, text, text];
    const answer = {
      ...{ title: text, description: text, bullets: list, keywords: list, product_tags: list },
      ...{ backend_terms: text, focus_keyphrase: text, meta_description: text },
    };
    return [JSON.stringify(piece), JSON.stringify(answer)] as const;
  });

  expect(await findSlow(contents)).toEqual([]);
});

/** Lists that a schema would check item by item, and drafts that it would check one by one. */
const WRONG_ITEMS: Readonly<Record<string, string>> = {
  'a description of numbers': `{"title":"T","description":[${repeated('0,')}0]}`,
  'a description of lists': `{"title":"T","description":[${repeated('[],')}[]]}`,
  'a description of objects': `{"title":"T","description":[${repeated('{},')}{}]}`,
  'bullets of numbers': `{"title":"T","description":"D","bullets":[${repeated('0,')}0]}`,
  'quotes of numbers': `{"title":{"text":"T","quotes":[${repeated('0,')}0]},"description":"D"}`,
  'a hundred drafts of numbers': `{"title":"T","description":[${'0,'.repeat(1_200)}0]} `.repeat(
    100,
  ),
};

function repeated(item: string): string {
  return item.repeat(ANSWER_BYTES / item.length);
}

test('lists of wrong items do not block the event loop', async () => {
  expect(await findSlow(Object.entries(WRONG_ITEMS))).toEqual([]);
});

test('a verification that lists wrong items does not block the event loop', async () => {
  const answer = `{"unsupported":[${repeated('{},')}{}]}`;
  const read = () => {
    expect(() => readVerification([answer])).toThrow();
    return Promise.resolve();
  };
  expect(await longestTurn(read, MAX_TURN_MS)).toBeLessThan(MAX_TURN_MS);
});

const BLANK_DRAFT = '{"title":" ","description":" "}';

/**
 * Repeats a text until it fills the answer, in which it is a string itself and therefore escaped.
 */
function repeatToFill(piece: string, besides = 25_000): string {
  return piece.repeat((ANSWER_BYTES - besides) / (JSON.stringify(piece).length - 2));
}

/** The innermost values of twenty nested objects. */
const NESTED: Readonly<Record<string, string>> = {
  'nested objects around a text': `"${repeatToFill('a')}"`,
  'nested objects around numbers': `[${repeatToFill('1,')}1]`,
  'nested objects around empty ones': `[${repeatToFill('{},')}{}]`,
  'nested objects around lists': `[${repeatToFill('[],')}[]]`,
  'nested objects around keys': `{${repeatToFill('"k":1,')}"l":1}`,
  'nested objects around objects': `{${repeatToFill('"k":{"k":1},')}"l":1}`,
  'nested objects around blanks': `{"title":"${repeatToFill(' ')}","description":" "}`,
  'nested objects around escapes': `"${repeatToFill('\\"')}"`,
};

function nested(inner: string): string {
  return `Here it is: ${'{"x":'.repeat(20)}${inner}${'}'.repeat(20)}`;
}

/** The same, with each of the twenty next to as many objects that look like drafts. */
function nestedAmongDrafts(inner: string): string {
  const beside = Array.from({ length: 19 }, (_, key) => `"${key}":${BLANK_DRAFT}`).join(',');
  return `Here it is: ${`{${beside},"x":`.repeat(20)}${inner}${'}'.repeat(20)}`;
}

test('deeply nested, endless or huge JSON does not either', async () => {
  const contents = [
    ['nested arrays', '['.repeat(ANSWER_BYTES)],
    ['nested objects', '{"a":'.repeat(ANSWER_BYTES / 5)],
    ['closed arrays', '['.repeat(ANSWER_BYTES / 2) + ']'.repeat(ANSWER_BYTES / 2)],
    ['an endless string', `{"title":"${'a'.repeat(ANSWER_BYTES)}`],
    ['escapes', `{"title":"${'\\u0061'.repeat(ANSWER_BYTES / 7)}"}`],
    [
      'many items',
      JSON.stringify({ ...draft, bullets: Array.from({ length: 60_000 }, () => 'a') }),
    ],
    ['many keys', `{${Array.from({ length: 20_000 }, (_, key) => `"${key}":1`).join(',')}}`],
    ...Object.entries(NESTED).flatMap(([name, inner]) => [
      [name, nested(inner)] as const,
      [`${name}, crowded`, nestedAmongDrafts(inner)] as const,
    ]),
    ['drafts without a title', repeatToFill(`${BLANK_DRAFT},`)],
    ['empty objects', '{}'.repeat(ANSWER_BYTES / 2)],
    ['braces that never end', '{ '.repeat(30) + repeatToFill('"a" ')],
    ['fences', '```json\n'.repeat(ANSWER_BYTES / 10)],
    ['spaces', `${' '.repeat(ANSWER_BYTES)}{`],
  ] as const;

  expect(await findSlow(contents)).toEqual([]);
});
