import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Outcome, Shop } from '../../src/load-context/index.ts';
import { connectShop, useShop } from './connected-shop.ts';

const opened = useShop({ products: 3 });
let shop: Shop;
beforeAll(async () => {
  shop = await connectShop(opened);
});

beforeEach(() => opened.fixture.sql`truncate shopify_app.runs cascade`);

const TEXTS = [
  ['a NUL', 'a\0b'],
  ['half a character', 'a\ud800b'],
] as const;

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.problem.code);
const SETTINGS = {
  tone: 'Friendly',
  brandId: null,
  audience: '',
  fields: ['title'],
  onlyEmpty: false,
};

test.each(TEXTS)(
  "%s in an audience, a brand or a search doesn't cause an unexpected error",
  async (_what, text) => {
    const start = (selection: unknown, settings: object) =>
      shop.startRun({ requestId: randomUUID(), selection, settings: { ...SETTINGS, ...settings } });
    const filter = { search: '', status: null, vendor: '' };
    const outcomes = [
      await start({ ids: ['1'] }, { audience: text }),
      await start({ ids: ['1'] }, { brandId: text }),
      await start({ all: { ...filter, search: text } }, {}),
      await start({ all: { ...filter, vendor: text } }, {}),
    ];
    expect(outcomes.map(codeOf)).not.toContain('unexpected');
  },
);
