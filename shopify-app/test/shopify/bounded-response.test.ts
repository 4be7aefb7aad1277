import { expect, test } from 'vitest';
import { boundedResponse } from '../../src/shopify/bounded-response.ts';

test.each([
  ['two million empty objects', `{"data":{"nodes":[${'{},'.repeat(2_000_000)}{}]}}`],
  ['a hundred thousand errors', `{"errors":[${'{"message":"x"},'.repeat(100_000)}{}]}`],
  ['lists in lists', '['.repeat(7_000_000)],
])('a response of %s is not parsed', async (_what, text) => {
  const { status, body } = await boundedResponse(new Response(text));
  expect([status, body]).toEqual([413, null]);
});

test('products with the most tags and long texts are parsed', async () => {
  const tags = Array.from({ length: 250 }, (_, at) => `Größe "${at}"`);
  const nodes = Array.from({ length: 250 }, (_, id) => ({ id, tags, seo: { title: null } }));
  const data = { nodes, descriptionHtml: '<p>"é"</p>'.repeat(50_000) };
  const response = await boundedResponse(Response.json({ data }));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ data });
});
