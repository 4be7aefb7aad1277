import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContractStore, type ContractStore } from './contract-store.ts';

let store: ContractStore;
beforeAll(async () => {
  store = await openContractStore();
});
afterAll(() => store.close());

test('a default GET returns the rendered description, context=edit the raw one', async () => {
  const { id } = await store.product({ description: 'One\n\nTwo' });
  expect((await store.api.get(`products/${id}`)).body).toMatchObject({
    description: '<p>One</p>\n<p>Two</p>\n',
  });
  expect((await store.raw(id)).description).toBe('One\n\nTwo');
});

test('& comes back as &amp;, names included, and &amp; as it is', async () => {
  const product = await store.product({
    name: 'Salt & Pepper &amp; Co',
    description: '<p>Salt & pepper</p>',
    short_description: 'Salt & pepper',
  });
  expect(product).toMatchObject({
    name: 'Salt &amp; Pepper &amp; Co',
    description: '<p>Salt &amp; pepper</p>',
    short_description: 'Salt &amp; pepper',
  });
});

test('script and style lose their tags, and keep their text', async () => {
  const { description } = await store.product({
    description: '<script>alert(1)</script><style>p{color:red}</style><p>Text</p>',
  });
  expect(description).toBe('alert(1)p{color:red}<p>Text</p>');
});

test('iframe, svg and on* are removed', async () => {
  const { description } = await store.product({
    description:
      '<p onclick="steal()">Text</p><iframe src="https://video.example/1"></iframe><svg><path d="M0 0"></path></svg>',
  });
  expect(description).toBe('<p>Text</p>');
});

test('block comments, shortcodes, quotes and emoji stay as they are', async () => {
  const description =
    '<!-- wp:paragraph {"align":"center"} -->\n<p class="has-text-align-center">It\'s "fine" 🎈 – ÄÖÜ 抹茶</p>\n<!-- /wp:paragraph -->\n\n[gallery ids="1,2"] [unknown_code size="L"]';
  const product = await store.product({ description, name: `It's "fine" 🎈` });
  expect(product).toMatchObject({ description, name: `It's "fine" 🎈` });
});

test('a saved backslash disappears when the texts are saved again', async () => {
  // A save removes one level of backslashes: of two that are sent, one is stored.
  const product = await store.product({ description: 'C:\\\\Temp' });
  expect(product.description).toBe('C:\\Temp');
  await store.api.put(`products/${product.id}`, { name: 'Renamed' });
  expect((await store.raw(product.id)).description).toBe('C:Temp');
});

test('a single backslash is not kept', async () => {
  const product = await store.product({ description: 'C:\\Temp' });
  expect(product.description).toBe('C:Temp');
});
