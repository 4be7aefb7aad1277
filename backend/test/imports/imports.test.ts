import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductPageFetcher } from '../../src/imports/index.ts';
import { longestTurn } from '@wareword/event-loop/testing';
import { createAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';

let server: Server;
let listener: RequestListener;
const service = useService();

beforeAll(async () => {
  server = createServer((request, response) => listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const address = (path = '/') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

function page(html: string, headers: Record<string, string> = {}): void {
  listener = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
}

/** Imports a page as the form does. */
async function importPage(asked = address()) {
  const { userId } = await createAccount(service().database);
  const cookie = await sessionCookie(service(), userId);
  return callDashboard(service(), cookie, 'mutation listings.importPage', { address: asked });
}

const jsonLd = (product: unknown) =>
  page(`<html><script type="application/ld+json">${JSON.stringify(product)}</script></html>`);

const STOOL = {
  '@type': 'Product',
  name: 'Oak Stool &amp; Step',
  description: '<p>A stool for small kitchens. Holds 90&nbsp;kg.</p><ul><li>Folds flat</li></ul>',
  category: 'Home > Furniture > Stools',
  material: 'Oak',
  height: { '@type': 'QuantitativeValue', value: 45, unitCode: 'CMT' },
  brand: { '@type': 'Brand', name: 'Northwood' },
  offers: [{ '@type': 'Offer', price: '49.90', priceCurrency: 'EUR' }],
  additionalProperty: [{ '@type': 'PropertyValue', name: 'Finish', value: 'Oiled' }],
};
const STOOL_FIELDS = {
  product_name: 'Oak Stool & Step',
  features:
    'A stool for small kitchens.\nHolds 90 kg.\nFolds flat\nBrand: Northwood\nMaterial: Oak\nHeight: 45 cm\nFinish: Oiled',
  category: 'Stools',
  price: '49.90 EUR',
  shortened: false,
};

describe('the product on a page', () => {
  it.each([
    { name: 'a product on its own', data: STOOL },
    { name: 'in a list', data: [{ '@type': 'Organization', name: 'Shop' }, STOOL] },
    { name: 'in a graph', data: { '@graph': [{ '@type': 'WebPage' }, STOOL] } },
    { name: 'as what the page is about', data: { '@type': 'ItemPage', mainEntity: STOOL } },
    { name: 'with a full type', data: { ...STOOL, '@type': ['http://schema.org/Product'] } },
  ])('JSON-LD: $name', async ({ data }) => {
    jsonLd(data);
    expect((await importPage()).data).toStrictEqual(STOOL_FIELDS);
  });

  it('microdata, with the brand and the offer inside', async () => {
    page(`
      <div itemscope itemtype="https://schema.org/BreadcrumbList"><b itemprop="name">Home</b></div>
      <main itemscope itemtype="https://schema.org/Product">
        <h1 itemprop="name">Oak <em>Stool</em></h1>
        <div itemprop="brand" itemscope itemtype="https://schema.org/Brand">
          <span itemprop="name">Northwood</span></div>
        <div itemprop="description"><p>Holds 90 kg.</p></div>
        <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
          <meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="49.90">49,90</span></div>
        <div itemprop="review" itemscope><p itemprop="description">I love it</p></div>
      </main>
      <div itemscope itemtype="https://schema.org/Product"><p itemprop="name">Another</p></div>`);
    expect((await importPage()).data).toStrictEqual({
      product_name: 'Oak Stool',
      features: 'Holds 90 kg.\nBrand: Northwood',
      category: '',
      price: '49.90 EUR',
      shortened: false,
    });
  });

  it('Open Graph, if there is nothing better', async () => {
    page(`<meta property="og:type" content="product"><meta property="og:title" content="Oak Stool">
      <meta property="og:description" content="Holds 90 kg."><meta property="product:price:amount" content="49.90">
      <meta property="product:price:currency" content="EUR">`);
    expect((await importPage()).data).toMatchObject({
      product_name: 'Oak Stool',
      features: 'Holds 90 kg.',
      price: '49.90 EUR',
    });
  });

  it('a long description keeps whole sentences up to the limit, and the attributes that fit', async () => {
    const description = Array.from({ length: 40 }, (_, n) => `This is sentence ${n}.`).join(' ');
    jsonLd({ '@type': 'Product', name: 'Stool', description });
    const { data } = await importPage();
    expect(data).toMatchObject({ shortened: true });
    expect(String(data['features']).length).toBeLessThanOrEqual(600);
    expect(String(data['features'])).toMatch(/^This is sentence 0\.\n.*\.$/su);
  });

  it('broken and hostile JSON-LD is ignored, and the rest of the page is used', async () => {
    const scripts = ['{"@type":"Product"', '['.repeat(50_000), `{"a":"${'x'.repeat(400_000)}"}`];
    page(
      `${scripts.map((text) => `<script type="application/ld+json">${text}</script>`).join('')}
       <meta property="og:title" content="Stool"><meta property="og:description" content="Oak.">
       <meta property="og:type" content="product">`,
    );
    expect((await importPage()).data).toMatchObject({ product_name: 'Stool', features: 'Oak.' });
  });

  it('a page in another encoding is decoded', async () => {
    listener = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
        .end(
          Buffer.from(
            '<meta property="og:type" content="product"><meta property="og:title" content="Caf\u00e9">',
            'latin1',
          ),
        );
    expect((await importPage()).data).toMatchObject({ product_name: 'Café' });
  });

  it('200,000 nested elements do not slow it down', async () => {
    page('<div itemprop="name">'.repeat(200_000));
    const { status, message } = await importPage();
    expect({ status, message }).toMatchObject({ status: 400 });
    expect(message).toMatch(/no product on this page/);
  });
});

describe("whatever a page contains, other requests aren't blocked", () => {
  const MAX_TURN_MS = 50;
  const repeated = 'n1: '.repeat(30_000);
  const additionalProperty = Array.from({ length: 2_500 }, (_, n) => ({
    name: 'n1',
    value: `n1: n1: n1: ${n}`,
  }));
  const product = (content: string) =>
    `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="${content}">
     <meta itemprop="description" content="${content}"></div>`;

  it.each([
    {
      name: 'thousands of attributes and a description that nearly says each',
      html: `<script type="application/ld+json">${JSON.stringify({ ...STOOL, description: repeated, additionalProperty })}</script>`,
    },
    { name: 'a name and a description of megabytes', html: product('&amp;amp;'.repeat(250_000)) },
    { name: 'deep elements that end nothing', html: '<bb>'.repeat(8_000) + '</cc>'.repeat(6_500) },
  ])('$name', async ({ html }) => {
    page(html);
    await importPage();
    const ms = await longestTurn(() => importPage(), MAX_TURN_MS);
    expect(ms).toBeLessThanOrEqual(MAX_TURN_MS);
  });

  it('nothing is read after a tag with thousands of attributes', async () => {
    const script = (name: string) =>
      `<script type="application/ld+json">${JSON.stringify({ ...STOOL, name })}</script>`;
    const tag = `<a ${Array.from({ length: 10_000 }, (_, n) => `a${n}`).join(' ')}>`;
    page(script('Oak Stool') + tag + script('Pine Stool'));
    expect((await importPage()).data).toMatchObject({ product_name: 'Oak Stool' });
    page(tag + script('Pine Stool'));
    expect((await importPage()).message).toMatch(/no product on this page/);
  });

  it('texts that are too long are truncated, and the product is still read', async () => {
    jsonLd({ ...STOOL, description: `Folds flat. N${repeated}`, additionalProperty });
    const { data } = await importPage();
    expect(data).toMatchObject({ product_name: 'Oak Stool & Step', shortened: true });
    expect(data['features']).toMatch(/^Folds flat\..*Brand: Northwood\nMaterial: Oak/su);
  });
});

describe("an address that can't be read gets an explanation", () => {
  const refusals: { name: string; serve?: () => void; asked?: string; says: RegExp }[] = [
    { name: 'no address', asked: 'oak stool', says: /Enter the URL of a web page/ },
    { name: 'another scheme', asked: 'file:///etc/passwd', says: /Enter the URL/ },
    { name: 'script', asked: 'javascript:alert(1)', says: /Enter the URL/ },
    { name: 'no product', serve: () => page('<h1>Hello</h1>'), says: /no product on this page/ },
    ...['article', 'website', ''].map((type) => ({
      name: `a page that is a "${type}"`,
      serve: () =>
        page(`<meta property="og:type" content="${type}"><meta property="og:title" content="News">
          <meta property="og:description" content="What happened.">`),
      says: /no product on this page/,
    })),
    {
      name: 'no HTML',
      serve: () => page('%PDF', { 'content-type': 'application/pdf' }),
      says: /can't read this page/,
    },
    {
      name: 'compressed without being asked',
      serve: () => page(gzipSync('<p>').toString('latin1'), { 'content-encoding': 'gzip' }),
      says: /can't read this page/,
    },
    {
      name: 'an error',
      serve: () => (listener = (_request, response) => response.writeHead(404).end()),
      says: /responded with error 404/,
    },
    {
      name: 'redirects without end',
      serve: () =>
        (listener = ({ url = '' }, response) =>
          response.writeHead(302, { location: `/${url.length}${url}` }).end()),
      says: /redirects more than 5 times/,
    },
    {
      name: 'a redirect to a file',
      serve: () =>
        (listener = (_request, response) =>
          response.writeHead(302, { location: 'file:///etc/passwd' }).end()),
      says: /redirects to an invalid URL/,
    },
    {
      name: '50 MB, announced',
      serve: () => page('', { 'content-length': String(50 * 1024 * 1024) }),
      says: /larger than 5 MB/,
    },
    {
      name: 'nobody there',
      asked: 'http://127.0.0.1:1/',
      says: /couldn't reach this site/,
    },
  ];

  it.each(refusals)('$name', async ({ serve, asked, says }) => {
    serve?.();
    const { status, message } = await importPage(asked);
    expect({ status, message }).toEqual({
      status: 400,
      message: expect.stringMatching(says) as string,
    });
  });

  it('50 MB without a Content-Length are not read to the end', async () => {
    let sent = 0;
    listener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const chunk = Buffer.alloc(1024 * 1024, '<p>x');
      const send = () => {
        while (sent < 50 && !response.destroyed) {
          sent += 1;
          if (!response.write(chunk)) return void response.once('drain', send);
        }
        response.end();
      };
      send();
    };
    expect((await importPage()).message).toMatch(/larger than 5 MB/);
    expect(sent).toBeLessThan(50);
  });

  it('a server that switches protocols is not waited for', async () => {
    listener = ({ socket }) =>
      void socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
      );
    expect((await importPage()).message).toMatch(/couldn't reach this site/);
  });

  it.each([
    {
      name: 'says nothing',
      serve: (): RequestListener => () => undefined,
    },
    {
      name: 'trickles without end',
      serve: (): RequestListener => (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const timer = setInterval(() => response.write('<p>'), 5);
        response.on('close', () => clearInterval(timer));
      },
    },
  ])('a server that $name', async ({ serve }) => {
    listener = serve();
    const reader = createProductPageFetcher({ allowPrivate: true, timeoutMs: 300 });
    await expect(reader.read(address())).rejects.toThrow(/took longer than/);
  });
});

describe('in production', () => {
  const reader = createProductPageFetcher({ allowPrivate: false });

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'https://example.com:5432/',
  ])('%s is refused as private', async (asked) => {
    await expect(reader.read(asked)).rejects.toThrow(/isn't on the public internet/);
  });

  it('a redirect to a private address is refused as well', async () => {
    const asked: string[] = [];
    listener = ({ headers }, response) => {
      asked.push(headers.host ?? '');
      response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end();
    };
    // Never allowed, even where private addresses are.
    const lenient = createProductPageFetcher({ allowPrivate: true });
    await expect(lenient.read(address())).rejects.toThrow(/isn't on the public internet/);
    expect(asked).toHaveLength(1);
  });
});

it('a person has at most 20 pages read in a minute', async () => {
  jsonLd(STOOL);
  const { userId } = await createAccount(service().database);
  const cookie = await sessionCookie(service(), userId);
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++) {
    const { status } = await callDashboard(service(), cookie, 'mutation listings.importPage', {
      address: address(),
    });
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});
