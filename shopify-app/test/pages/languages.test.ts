import { ensureBuilt } from '@wareword/ui/build';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFixture, type Fixture } from '../fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  await ensureBuilt('shopify-app');
  fixture = await openFixture({ shops: [{ name: 'oak-and-linen', installed: true }] });
});
afterAll(() => fixture.close());

test.each([
  ['', 'de-CH,de;q=0.9', 'de-CH', 'Öffnen Sie Wareword in Shopify'],
  ['', 'it,fr;q=0.9', 'fr-FR', 'Ouvrez Wareword dans Shopify'],
  ['?locale=es', 'de', 'es-ES', 'Abre Wareword en Shopify'],
  ['?locale=ja', 'de', 'en-JP', 'Open Wareword in Shopify'],
  ['?locale=%22%3E', 'de', 'en-US', 'Open Wareword in Shopify'],
])(
  'a page with "%s" for a browser in %s is in %s, and preloads its texts',
  async (query, accepted, locale, heading) => {
    const response = await fixture.ask(`/auth/login${query}`, {
      headers: { 'accept-language': accepted },
    });
    const html = await response.text();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(heading);
    const [, file = ''] =
      /<link rel="modulepreload" href="(\/assets\/[\w-]+\.js)"\/>/.exec(html) ?? [];
    expect(file).toMatch(new RegExp(`^/assets/${locale.slice(0, 2)}-`));
    expect(await (await fixture.ask(file)).text()).toContain(heading);
  },
);

test('a URL with two shops is rejected in the language of the admin', async () => {
  const host = Buffer.from('admin.shopify.com/store/other').toString('base64');
  const response = await fixture.ask(fixture.framed('/app', { host, locale: 'fr' }));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('deux boutiques différentes');
});
