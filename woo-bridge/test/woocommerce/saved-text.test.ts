import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWooStore, type WooStandIn } from '../../../e2e/stand-ins/woocommerce/index.ts';
import { createWooStore, type WooStore } from '../../src/woocommerce/index.ts';
import { alterationOf } from '../../src/woocommerce/saved-text.ts';

const KEPT = [
  '',
  'Plain words, "quotes", it\'s 🎈 and C:\\Temp\\new\\\\server\\0',
  '<p>Salt &amp; pepper &#8211; 12&nbsp;cm &lt; 1&nbsp;m</p>',
  '<h2 class="x" id="y">Title</h2>\n<ul>\n<li>One</li>\n</ul>',
  '<p><a href="https://shop.example/a?b=1&amp;c=2" target="_blank" rel="noopener">Link</a></p>',
  '<img src="/a.jpg" alt="" width="10" height="20" />',
  '<br />',
  "<p class='single'>Quotes</p>",
  '<p style="color:red">Red</p>',
  '<!-- wp:paragraph {"align":"center"} -->\n<p data-x="1" aria-label="y">Block</p>\n<!-- /wp:paragraph -->',
  '<!-- wp:acme/notice {"text":"\\u003cb\\u003eA \\u0026 B\\u003c/b\\u003e \\u002d\\u002d"} /-->',
  '[gallery ids="1,2"] [code]x[/code]',
];

const ALTERED: readonly [text: string, visible: boolean][] = [
  ['Nuts & bolts', false],
  ['5 < 6', false],
  ['6 > 5', false],
  ['<br/>', false],
  ['<img src="/a.jpg" alt=""/>', false],
  ['<p class=bare>x</p>', false],
  ['<p style="color:red;">x</p>', false],
  ['&#39;', false],
  ['<iframe src="https://v.example"></iframe>', true],
  ['<script>x()</script>', true],
  ['<style>p{}</style>', true],
  ['<svg></svg>', true],
  ['<form><input></form>', true],
  ['<p onclick="x()">x</p>', true],
  ['<a href="javascript:x()">x</a>', true],
  ['<!-- wp:x {"a":"1 & 2"} -->', true],
  ['<!-- a -- b -->', true],
];

test.each(KEPT.map((text) => [text]))('%j is reported to be saved unchanged', async (text) => {
  expect(await alterationOf(text)).toBeUndefined();
});

test.each(ALTERED)('%j is reported to be altered', async (text, visible) => {
  expect(await alterationOf(text)).toMatchObject({ visible });
});

describe('the report matches the store', () => {
  let standIn: WooStandIn;
  let store: WooStore;
  beforeAll(async () => {
    standIn = await startWooStore({ products: 1 });
    store = createWooStore({ ...standIn, url: standIn.url, policy: { allowPrivate: true } });
  });
  afterAll(async () => {
    store.close();
    await standIn.close();
  });

  test.each(KEPT.map((text) => [text]))('%j', async (text) => {
    const id = [...standIn.shop.products.keys()][0] ?? 0;
    const [outcome] = await store.updateProducts([{ id, description: text }]);
    expect(outcome).toMatchObject({ ok: true, changedByStore: [], product: { description: text } });
  });
});

test('a text of any length and shape is checked in time', async () => {
  for (const piece of ['<', '<a ', '<!--', '&', '<p class="', '<p a', ' style="a:b;', '[x ']) {
    const started = process.cpuUsage();
    await alterationOf(piece.repeat(20_000));
    // In microseconds of CPU, because the machine may be busy with other work.
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
  }
});

test('a style that can be parsed in many ways is checked in time', async () => {
  const started = process.cpuUsage();
  await alterationOf(`<p style="A:%${';-: A'.repeat(60)};-::">Oak</p>`);
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});
