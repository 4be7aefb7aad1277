import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Outcome, Shop } from '../../src/load-context/index.ts';
import { openPages, openScene, type Pages, type Scene } from '../scene.ts';
import { startWareword, type Wareword } from '../wareword.ts';

let scene: Scene;
let wareword: Wareword;
let pages: Pages;
let shop: Shop;
beforeAll(async () => {
  wareword = await startWareword();
  scene = await openScene({
    shops: [{ name: 'oak-and-linen', installed: true, products: 3 }],
    settings: { WAREWORD_URL: wareword.url },
  });
  pages = await openPages(scene);
  await scene.ask(scene.framed('/app'));
  const owner = await pages.as(1);
  const begun = got(await owner.startConnect());
  const state = new URL(begun.url).searchParams.get('state') ?? '';
  got(await owner.finishConnect(new URLSearchParams({ ww_code: randomUUID(), state })));
  shop = await pages.as(1);
});
afterAll(async () => {
  await pages.close();
  await scene.close();
  await wareword.close();
});

beforeEach(() => scene.sql`truncate shopify_app.runs cascade`);

function got<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`${outcome.problem.code}: ${outcome.problem.message}`);
  return outcome.value;
}

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
  '%s in an audience, a brand or a search is an input like any other',
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
