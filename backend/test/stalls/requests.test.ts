import { PLATFORMS, REQUEST_LIMITS } from '@wareword/shared-schema';
import { beforeAll, expect, test } from 'vitest';
import {
  createRuleBasedWriter,
  createGenerator,
  GenerationError,
  type ListingRequest,
} from '../../src/generation/index.ts';
import { fill, fillDetails, HOSTILE_PIECES, piecesFor } from './hostile-text.ts';
import { longestTurn } from '@wareword/event-loop/testing';

/** The promised maximum in CPU time: a machine half as fast as ours must pass, too. */
const MAX_TURN_MS = 100;

const generator = createGenerator(createRuleBasedWriter());

function generate(request: ListingRequest): Promise<unknown> {
  return generator.generate(request, new AbortController().signal).catch((error: unknown) => {
    if (!(error instanceof GenerationError)) throw error;
  });
}

const PRODUCT = {
  product_name: 'Walnut desk organizer',
  features: 'Solid walnut\nSix compartments\nNon-slip cork base',
  tone: 'Professional',
} as const;

// The first listing loads modules.
beforeAll(async () => {
  for (const platform of PLATFORMS) await generate({ ...PRODUCT, platform });
});

const FIELDS = [
  'product_name',
  'features',
  'category',
  'customer',
  'competitors',
  'price',
] as const;

test.each(PLATFORMS)(
  'whatever fills the fields of a request for %s, the event loop is not blocked',
  async (platform) => {
    const slow: string[] = [];
    for (const piece of HOSTILE_PIECES) {
      const texts = FIELDS.map((field) => [field, fill(piece, REQUEST_LIMITS[field])] as const);
      const requests = [
        ...texts.map((text) => Object.fromEntries([text])),
        Object.fromEntries(texts),
      ];
      for (const [index, fields] of requests.entries()) {
        const request = { ...PRODUCT, platform, ...fields };
        const ms = await longestTurn(() => generate(request), MAX_TURN_MS);
        const name = FIELDS[index] ?? 'every field';
        if (ms > MAX_TURN_MS) slow.push(`${JSON.stringify(piece)} in ${name}: ${ms.toFixed(0)} ms`);
      }
    }
    expect(slow).toEqual([]);
  },
);

/** Pieces that make many statements or words of a detail, and some of the others. */
const DETAIL_PIECES = [
  ...HOSTILE_PIECES.filter((_piece, index) => index % 8 === 0),
  ...['A b. ', 'A. ', 'a a,', 'a b. A ', 'a and b, ', '"a,', 'İ', 'ẞ', 'Ωa', 'ẞ a'],
  ...['U.S. ', '¡a! ', 'tan ', 'steel-', 'Ǆ ', 'ẞ. A ', 'oak. ', 'free oak. '],
];

test.each(PLATFORMS)(
  'whatever fills the attributes, variants and words of a request for %s, the event loop is not blocked',
  async (platform) => {
    const slow: string[] = [];
    let from = 0;
    for (const piece of piecesFor(platform, DETAIL_PIECES)) {
      const texts = FIELDS.map((field) => [field, fill(piece, REQUEST_LIMITS[field])] as const);
      const fields = { ...PRODUCT, platform, ...Object.fromEntries(texts) };
      const work = () => generate({ ...fields, ...fillDetails(piece, (from += 100)) });
      const ms = await longestTurn(work, MAX_TURN_MS);
      if (ms > MAX_TURN_MS) slow.push(`${JSON.stringify(piece)}: ${ms.toFixed(0)} ms`);
    }
    expect(slow).toEqual([]);
  },
);

test('a hundred concurrent heavy listings leave gaps for other work', async () => {
  const request = {
    ...PRODUCT,
    platform: 'amazon' as const,
    features: fill('with a strap and a clasp, ', REQUEST_LIMITS.features),
  };
  const all = () => Promise.all(Array.from({ length: 100 }, () => generate({ ...request })));

  expect(await longestTurn(all, MAX_TURN_MS)).toBeLessThanOrEqual(MAX_TURN_MS);
});
