import {
  ATTRIBUTE_LIMITS,
  EDIT_LIMITS,
  FIELDS_BY_PLATFORM,
  PLATFORMS,
  VARIANT_LIMITS,
  type Listing,
} from '@wareword/shared-schema';
import { longestTurn } from '@wareword/event-loop/testing';
import { beforeAll, expect, test } from 'vitest';
import { auditListing, LIST_FIELDS, reviewListing } from '../../src/generation/index.ts';
import { fill, fillDetails, HOSTILE_PIECES, piecesFor } from './hostile-text.ts';

/** The promised maximum in CPU time: a machine half as fast as ours must pass, too. */
const MAX_TURN_MS = 100;

/** A quarter of the pieces, since a request is read with all of them. */
const SOME_PIECES = HOSTILE_PIECES.filter((_piece, index) => index % 4 === 0);

/** Pieces that give a listing many blocks, sentences or words to compare. */
const DENSE_PIECES = [
  '<p',
  'U.S. ',
  'a-',
  '<li>a',
  '<p>a</p>',
  'ab ',
  'walnut. ',
  'walnut-',
  '1,000 ',
];

const PRODUCT = {
  product_name: 'Walnut desk organizer',
  features: 'Solid walnut\nSix compartments',
  tone: 'Professional',
} as const;

const EMPTY: Listing = {
  ...{ title: 'Walnut desk organizer', bullets: [], description: '', keywords: ['walnut'] },
  ...{ backend_terms: '', focus_keyphrase: '', meta_description: '', product_tags: [] },
  ...{ item_highlights: '', pro_tip: '' },
  seo_scores: {
    ...{ keyword_density: 0, readability: 0, conversion_potential: 0, platform_compliance: 0 },
  },
};

/** Every field of a platform as long as an edit may make it, the description of another piece. */
function textsOf(platform: (typeof PLATFORMS)[number], piece: string, described: string) {
  return Object.fromEntries(
    FIELDS_BY_PLATFORM[platform].map((field) => {
      if (field === 'description') return [field, fill(described, EDIT_LIMITS.description)];
      const text = fill(piece, EDIT_LIMITS.text);
      return [
        field,
        LIST_FIELDS.has(field)
          ? Array.from({ length: 20 }, (_, n) => `${n} ${text.slice(4)}`)
          : text,
      ];
    }),
  );
}

// The first one loads modules.
beforeAll(async () => {
  for (const platform of PLATFORMS) {
    await reviewListing(EMPTY, { ...PRODUCT, platform });
    await auditListing({ title: 'Walnut' }, { ...PRODUCT, platform });
  }
});

// contract §15.4, §18.1
test.each(PLATFORMS)('no edit of a listing for %s blocks the event loop', async (platform) => {
  const slow: string[] = [];
  const request = { ...PRODUCT, platform };
  const pieces = [...piecesFor(platform, SOME_PIECES), ...DENSE_PIECES];
  // Many words to find in many blocks, too.
  const pairs = [...pieces.map((piece) => [piece, piece] as const), ['ab ', '<li>a'] as const];
  for (const [piece, described] of pairs) {
    const texts = textsOf(platform, piece, described);
    const review = await longestTurn(
      () => reviewListing({ ...EMPTY, ...texts }, request),
      MAX_TURN_MS,
    );
    const audit = await longestTurn(() => auditListing(texts, request), MAX_TURN_MS);
    const name = `${JSON.stringify(piece)}, ${JSON.stringify(described)}`;
    if (review > MAX_TURN_MS) slow.push(`${name} reviewed: ${review.toFixed(0)} ms`);
    if (audit > MAX_TURN_MS) slow.push(`${name} audited: ${audit.toFixed(0)} ms`);
  }
  expect(slow).toEqual([]);
});

/** Pieces that give details and texts many words or statements to compare. */
const DETAIL_PIECES = ['A b. ', 'ab ', '"a,', 'walnut, ', 'a-', '5 x 5 x ', 'a-free '];

// contract §18.1
test.each(PLATFORMS)(
  'whatever details long texts for %s are audited against, the event loop is not blocked',
  async (platform) => {
    const slow: string[] = [];
    for (const piece of piecesFor(platform, DETAIL_PIECES)) {
      const texts = textsOf(platform, piece, piece);
      const request = { ...PRODUCT, platform, ...fillDetails(piece) };
      const ms = await longestTurn(() => auditListing(texts, { ...request }), MAX_TURN_MS);
      if (ms > MAX_TURN_MS) slow.push(`${JSON.stringify(piece)}: ${ms.toFixed(0)} ms`);
    }
    expect(slow).toEqual([]);
  },
);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Cycles through all three-letter words, so that caches have few of them. */
function* words(): Generator<string, never> {
  for (let number = 0; ; number++) {
    const letter = (place: number) => LETTERS.charAt(Math.floor(number / 26 ** place) % 26);
    yield letter(2) + letter(1) + letter(0);
  }
}

/** Details as long as they can be, of those words. */
function wordyDetails(next: () => string) {
  const text = (length: number) => {
    let filled = next();
    for (let word = next(); filled.length + word.length < length; word = next()) {
      filled += ` ${word}`;
    }
    return filled;
  };
  return {
    attributes: Array.from({ length: ATTRIBUTE_LIMITS.attributes }, (_, index) => ({
      name: `detail ${index}`,
      value: text(ATTRIBUTE_LIMITS.value),
    })),
    variants: Array.from({ length: VARIANT_LIMITS.variants }, (_, index) => ({
      name: `choice ${index}`,
      values: Array.from({ length: VARIANT_LIMITS.values }, () => text(VARIANT_LIMITS.value)),
    })),
  };
}

// contract §18.1
test.each([
  ['short words', (word: string) => word.toLowerCase()],
  ['initials', (word: string) => word],
  ['unknown words', (word: string) => `kq${word.toLowerCase()}`],
])(
  'whatever a description is compared with, details full of %s do not block the event loop',
  async (_name, change) => {
    const supply = words();
    const next = () => change(supply.next().value);
    const slow: string[] = [];
    for (const word of ['unicorn', 'softest', 'lamps', 'ZQ', 'zqa zqb zqc zqd']) {
      const description = fill(` ${word}`, EDIT_LIMITS.description);
      const audit = () =>
        auditListing({ description }, { ...PRODUCT, platform: 'shopify', ...wordyDetails(next) });
      const ms = await longestTurn(audit, MAX_TURN_MS);
      if (ms > MAX_TURN_MS) slow.push(`${word}: ${ms.toFixed(0)} ms`);
    }
    expect(slow).toEqual([]);
  },
);
