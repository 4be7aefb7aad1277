import { createHmac } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startShopify, type ShopifyStandIn } from '../index.ts';
import { startSmallApp, type SmallApp } from './small-app.ts';

let app: SmallApp;
let shopify: ShopifyStandIn;
let browser: BrowserContext;
let page: Page;

beforeAll(async () => {
  app = await startSmallApp();
  shopify = await startShopify({ app });
  browser = await shopify.openBrowser();
});
afterAll(async () => {
  await browser.close();
  await shopify.close();
  await app.close();
});
beforeEach(async () => {
  shopify.install();
  page = await browser.newPage();
});

afterEach(() => page.close());

async function open(body: string, path = '/'): Promise<void> {
  app.body = body;
  app.requests.length = 0;
  await page.goto(shopify.adminUrl(path));
  await shopify.frame(page).locator('body').waitFor({ state: 'attached' });
}

/** Runs in the app's frame. */
function inFrame<Result>(code: string): Promise<Result> {
  const frame = page.frame({ name: 'app-iframe' });
  if (frame === null) throw new Error('The page has no frame.');
  return frame.evaluate<Result>(code);
}

test('a merchant installs the app and sees it in the admin, with what Shopify adds', async () => {
  await shopify.uninstall().catch(() => undefined);
  app.body = '<s-page heading="Hello"></s-page>';
  app.requests.length = 0;
  await page.goto(shopify.adminUrl('/app?view=2'));
  await page.getByRole('button', { name: 'Install' }).click();
  await shopify.frame(page).getByRole('heading', { name: 'Hello' }).waitFor();
  const { searchParams } = new URL(app.requests[0]?.url ?? '', app.url);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    embedded: '1',
    shop: 'oak-and-linen.myshopify.com',
    locale: 'en',
  });
  expect(atob(searchParams.get('host') ?? '')).toBe('admin.shopify.com/store/oak-and-linen');
  const hmac = searchParams.get('hmac');
  searchParams.delete('hmac');
  searchParams.sort();
  const right = createHmac('sha256', shopify.apiSecret)
    .update(searchParams.toString())
    .digest('hex');
  expect(hmac).toBe(right);
});

test('a URL of the old admin leads to the page in the app and keeps its query', async () => {
  app.body = '';
  await page.goto(
    `https://oak-and-linen.myshopify.com/admin/apps/${shopify.apiKey}/app/connect/return?ww_code=a%20b&state=s`,
  );
  expect(page.url()).toBe(shopify.adminUrl('/app/connect/return?ww_code=a%20b&state=s'));
  await shopify.frame(page).locator('body').waitFor({ state: 'attached' });
  expect(app.requests.at(-1)?.url).toContain('/app/connect/return?');
  expect(new URL(app.requests.at(-1)?.url ?? '', app.url).searchParams.get('ww_code')).toBe('a b');
});

test('storage is blocked in the frame', async () => {
  await open('');
  const error = await inFrame<string>(
    `(() => { try { return String(localStorage.length) } catch (error) { return error.name } })()`,
  );
  expect(error).toBe('SecurityError');
});

test('requests to the app carry a session token, and a new one if the app rejects the first', async () => {
  await open('');
  app.responses.set('/data', {
    status: 401,
    headers: { 'X-Shopify-Retry-Invalid-Session-Request': '1' },
  });
  expect(await inFrame<number>(`fetch('/data').then(({ status }) => status)`)).toBe(200);
  const asked = app.requests.filter(({ url }) => url === '/data');
  expect(asked).toHaveLength(2);
  expect(asked.map(({ headers }) => /^Bearer ey/.test(headers.authorization ?? ''))).toEqual([
    true,
    true,
  ]);
});

test('a response that leads out of the frame navigates the whole window', async () => {
  await open('');
  app.responses.set('/data', {
    status: 401,
    headers: {
      'X-Shopify-API-Request-Failure-Reauthorize-Url':
        'https://admin.shopify.com/store/oak-and-linen/products',
    },
  });
  await inFrame(`void fetch('/data')`);
  await page.waitForURL('**/store/oak-and-linen/products');
});

test.each(['fetch', 'navigate'] as const)(
  'the page for a new session token continues by %s and keeps its query',
  async (way) => {
    shopify.setBounce(way);
    const reload = encodeURIComponent(
      `${app.url}/list?page=2&embedded=1&shop=oak-and-linen.myshopify.com`,
    );
    await open('<p>the page</p>', `/auth/session-token?shopify-reload=${reload}`);
    await expect
      .poll(() =>
        app.requests
          .filter(({ url }) => url.startsWith('/list?page=2'))
          .map(({ headers, url }) => [headers['x-shopify-bounce'], url.includes('id_token')]),
      )
      .toEqual([way === 'fetch' ? ['1', false] : [undefined, true]]);
    await expect.poll(() => page.url()).toBe(shopify.adminUrl('/list?page=2'));
    shopify.setBounce('fetch');
  },
);

test("navigation is passed to the app's router, and blocked by a save bar", async () => {
  await open(`<s-app-nav><a href="/" rel="home">Home</a><a href="/runs">Runs</a></s-app-nav>
    <ui-save-bar id="bar"><button variant="primary" onclick="document.title='saved'">Save</button><button>Discard</button></ui-save-bar>
    <script>document.addEventListener('shopify:navigate', (event) => history.pushState(null, '', event.target.getAttribute('href')))</script>`);
  const nav = page.getByRole('navigation', { name: 'App navigation' });
  expect(await nav.getByRole('link').allTextContents()).toEqual(['Runs']);
  await inFrame(`void shopify.saveBar.show('bar')`);
  await nav.getByRole('link', { name: 'Runs' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(page.url()).toBe(shopify.adminUrl('/'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => inFrame('document.title')).toBe('saved');
  await nav.getByRole('link', { name: 'Runs' }).click();
  await page.getByRole('button', { name: 'Leave page' }).click();
  await expect.poll(() => page.url()).toBe(shopify.adminUrl('/runs'));
});

test('the resource picker returns what was selected, and nothing if it is closed', async () => {
  await open('');
  const pick = `shopify.resourcePicker({ type: 'product', multiple: true }).then((found) => found?.map(({ title }) => title) ?? 'closed')`;
  const chosen = inFrame(pick);
  await page.getByLabel('Beeswax Candle').check();
  await page.getByRole('button', { name: 'Select' }).click();
  expect(await chosen).toEqual(['Beeswax Candle']);
  const closed = inFrame(pick);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await closed).toBe('closed');
});

test('fields work as in a form: by label, events and value', async () => {
  await open(`<form><s-text-field label="Title" name="title" value="Mug" error="Too short"></s-text-field>
    <s-text-area label="Text" name="text"></s-text-area><s-checkbox label="Tick" name="tick" value="yes"></s-checkbox>
    <s-select label="Tone" name="tone"><s-option value="a">Plain</s-option><s-option value="b">Warm</s-option></s-select>
    <s-choice-list label="Fields" name="field" multiple><s-choice value="t">Title</s-choice><s-choice value="d">Tags</s-choice></s-choice-list>
    <s-button type="submit">Send</s-button></form><script>
    heard = []; for (const type of ['input', 'change']) document.addEventListener(type, (event) => heard.push(type + ' ' + event.target.localName + ' ' + (event.target.checked ?? event.target.value)));
    document.forms[0].addEventListener('submit', (event) => { event.preventDefault(); sent = [...new FormData(event.target)] })</script>`);
  const frame = shopify.frame(page);
  const title = frame.getByLabel('Title', { exact: true }).first();
  await title.fill('Cup');
  await title.blur();
  await frame.getByLabel('Text').fill('Long');
  await frame.getByLabel('Tick').check();
  await frame.getByLabel('Tone').selectOption('Warm');
  await frame.getByRole('checkbox', { name: 'Tags' }).check();
  await frame.getByRole('button', { name: 'Send' }).click();
  expect(await inFrame('sent')).toEqual([
    ['title', 'Cup'],
    ['text', 'Long'],
    ['tick', 'yes'],
    ['tone', 'b'],
    ['field', 'd'],
  ]);
  const heard = await inFrame<string[]>('heard');
  expect(heard).toEqual(
    expect.arrayContaining([
      'input s-text-field Cup',
      'change s-text-field Cup',
      'change s-checkbox true',
      'change s-select b',
    ]),
  );
});

test('markup that Polaris does not have is reported', async () => {
  await open(`<s-bogus></s-bogus><s-button tone="magic" sparkle="1" disabled="false">x</s-button>
    <s-text-field label="Title">text</s-text-field><s-page heading="x"><p slot="foot"></p></s-page>
    <script>document.querySelector('s-table, s-button').addEventListener('nextPage', () => {})</script>`);
  await expect
    .poll(() => shopify.markupProblems.map((problem) => problem.replace(/^\S+ /, '')).sort())
    .toEqual([
      '<s-button disabled="false"> means true',
      '<s-button> has no attribute sparkle',
      '<s-button> has no event nextPage',
      '<s-button> has no tone "magic"',
      '<s-page> has no slot "foot", where a <p> is',
      '<s-text-field> shows no text: "text"',
      'there is no element <s-bogus>',
    ]);
});

test('webhooks are signed, and a forged one is not', async () => {
  app.requests.length = 0;
  expect(await shopify.deliver('shop/redact')).toBe(200);
  await shopify.deliver('shop/redact', { secret: 'another' });
  const right = app.requests.map(
    ({ headers, body }) =>
      createHmac('sha256', shopify.apiSecret).update(body).digest('base64') ===
      headers['x-shopify-hmac-sha256'],
  );
  expect(right).toEqual([true, false]);
});
