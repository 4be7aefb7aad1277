import { PLATFORM_NAMES, REQUEST_LIMITS } from '@wareword/shared-schema';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { takeDatabaseAway } from '../database.ts';
import { sessionCookie } from '../billing/call-dashboard.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';

/** An operator's own texts, of which one is in German, too. */
const CONTENT_DIR = mkdtempSync(join(tmpdir(), 'content-'));
for (const file of ['contact.md', 'terms.md', 'privacy.md', 'de/contact.md']) {
  cpSync(join(import.meta.dirname, '../../../content', file), join(CONTENT_DIR, file));
}
afterAll(() => rmSync(CONTENT_DIR, { recursive: true }));

const service = useService({ SUPPORT_EMAIL: 'help@shop.example', TRUST_PROXY: '1', CONTENT_DIR });

async function open(path: string, cookie = '', headers: Record<string, string> = {}) {
  const response = await fetch(service().baseUrl + path, {
    headers: { Cookie: cookie, Accept: 'text/html', ...headers },
  });
  return { response, page: await response.text() };
}

async function tryIt(fields: Record<string, string>, from = '198.51.100.1', query = '') {
  const response = await fetch(`${service().baseUrl}/try${query}`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': from },
    body: new URLSearchParams(fields),
  });
  return { response, page: await response.text() };
}

describe('the home page', () => {
  it('shows a visitor what it is, real listings, the plans, and the way to try it', async () => {
    const { response, page } = await open('/');
    expect(response.status).toBe(200);
    expect(page).toContain('Product listings that say only what you said');
    for (const name of Object.values(PLATFORM_NAMES)) {
      expect(page).toContain(`aria-label="${name} listing"`);
    }
    expect(page).toContain('3 listings a month');
    for (const price of ['$0 a month', '$19 a month', '$99 a month']) expect(page).toContain(price);
    expect(page).toContain('action="/try?lang=en#result"');
    for (const path of ['/docs', '/pricing', '/terms', '/privacy', '/contact', '/status']) {
      expect(page).toContain(`href="${path}"`);
      expect((await open(path)).response.status).toBe(200);
    }
  });

  it('fills in nothing that a visitor who replaces the example would overlook', async () => {
    const { page } = await open('/');
    expect(page).toMatch(/name="category"[^>]*value=""/);
  });

  it('works without scripts, and its policy allows none', async () => {
    const { response, page } = await open('/');
    expect(page).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-security-policy')).not.toContain('script-src');
  });

  it('is the dashboard for a member, and the home page for an invalid cookie', async () => {
    const { userId } = await createAccount(service().database);
    const member = await open('/', await sessionCookie(service(), userId));
    expect(member.page).toContain('id="initial-data"');
    const stranger = await open('/', 'better-auth.session_token=invented');
    expect(stranger.page).toContain('Product listings that say only what you said');
  });
});

describe('the pages for everyone', () => {
  it.each([
    ['/terms', 'Dashboard'],
    ['/privacy?lang=de', 'Dashboard'],
    ['/contact?lang=fr', 'Tableau de bord'],
    ['/status?lang=es', 'Panel'],
    ['/docs', 'Dashboard'],
    ['/docs/errors/plan_required', 'Dashboard'],
    ['/changelog', 'Dashboard'],
  ])('%s leads a member to the dashboard, and a visitor to sign in', async (path, name) => {
    const { userId } = await createAccount(service().database);
    const header = async (cookie = ''): Promise<string> => {
      const { response, page } = await open(path, cookie);
      expect(response.headers.get('vary')).toContain('Cookie');
      return page.slice(page.indexOf('<header'), page.indexOf('</header>'));
    };
    const member = await header(await sessionCookie(service(), userId));
    expect(member).toContain(`href="/">${name}</a>`);
    // The prices of the home page are not on a member's.
    expect(member).toContain('href="/pricing"');
    expect(member).not.toMatch(/sign-in|sign-up/);
    const visitor = await header();
    expect(visitor).toMatch(/href="\/sign-in".*href="\/sign-up"/s);
  });
});

describe('trying it without an account', () => {
  it('writes a listing for each platform, and says how to go on', async () => {
    const { response, page } = await tryIt(PRODUCT);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(page).toContain('Your listings are ready');
    const cards = page.split('<article').slice(1, 4);
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(card).toMatch(/six compartments/i);
    expect(page).toContain('Create a free account');
  });

  it('shows an error at its field, and keeps the input', async () => {
    const features = 'x'.repeat(REQUEST_LIMITS.features + 1);
    const { response, page } = await tryIt({ product_name: ' ', features, category: 'Desks' });
    expect(response.status).toBe(400);
    expect(page).toContain('Enter the product name.');
    expect(page).toContain('Features and selling points must be at most 600 characters.');
    expect(page).toContain(features);
    expect(page).toContain('value="Desks"');
    expect(page).not.toContain('Your listings are ready');
  });

  it('counts a line break as one character, as browsers send two', async () => {
    const features = `${'Solid walnut\n'.repeat(46)}ab`;
    expect(features).toHaveLength(REQUEST_LIMITS.features);
    const { response } = await tryIt({
      ...PRODUCT,
      features: features.replaceAll('\n', '\r\n'),
    });
    expect(response.status).toBe(200);
  });

  it('says so while the database is away, and keeps the input', async () => {
    const giveBack = await takeDatabaseAway(service().databaseUrl);
    try {
      const { response, page } = await tryIt({ ...PRODUCT, category: 'Desks' });
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(page).toContain('What you typed is still in the form. Try again in a few minutes.');
      expect(page).toContain(PRODUCT.product_name);
      expect(page).toContain('value="Desks"');
    } finally {
      await giveBack();
    }
  });

  it('shows markup as text', async () => {
    const { page } = await tryIt({
      product_name: '<img src=x onerror=alert(1)> Desk',
      features: '<script>alert(1)</script> Solid walnut desk\n"><svg onload=alert(1)> Six drawers',
    });
    expect(page).not.toMatch(/<(script|svg onload|img src=x)/);
  });

  it('is limited for each network, and says when to come back', async () => {
    const from = '203.0.113.7';
    for (let trial = 1; trial <= 10; trial++) {
      expect((await tryIt(PRODUCT, from)).response.status).toBe(200);
    }
    const { response, page } = await tryIt(PRODUCT, from);
    expect(response.status).toBe(429);
    expect(page).toMatch(
      /10 products have been tried from your network in the last 24 hours[^<]*come back in 24 hours/,
    );
    expect(page).toContain(PRODUCT.product_name);
    expect((await tryIt(PRODUCT, '203.0.113.8')).response.status).toBe(200);
  });

  it('counts no try that was refused because others were trying', async () => {
    const { sql } = service().database;
    const from = '203.0.113.9';
    await sql`
      insert into rate_windows (key, passes)
      values ('ip:trials', array_fill(now(), array[60]))
      on conflict (key) do update set passes = excluded.passes
    `;
    for (let trial = 1; trial <= 10; trial++) {
      expect((await tryIt(PRODUCT, from)).response.status).toBe(429);
    }
    await sql`delete from rate_windows where key = 'ip:trials'`;
    expect((await tryIt(PRODUCT, from)).response.status).toBe(200);
  });

  it('rejects a body that is too large, compressed or not a form, and writes nothing', async () => {
    const large = await tryIt({ ...PRODUCT, features: 'x'.repeat(20_000) });
    expect(large.response.status).toBe(413);
    const json = await fetch(`${service().baseUrl}/try`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(PRODUCT),
    });
    expect(json.status).toBe(400);
    const compressed = await fetch(`${service().baseUrl}/try`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Encoding': 'gzip',
      },
      body: 'no gzip',
    });
    expect(compressed.status).toBe(415);
  });

  it('leads back to the form when its address is opened', async () => {
    const response = await fetch(`${service().baseUrl}/try`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/#try');
  });
});

describe('the language of its reader', () => {
  const german = { 'Accept-Language': 'de-CH, de;q=0.9, en;q=0.5' };

  it('is what the browser prefers, with a separate address for search engines', async () => {
    const { response, page } = await open('/', '', german);
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Listings, in denen nur steht, was Sie gesagt haben');
    expect(page).toContain('aria-label="Listing für Amazon"');
    expect(page).toMatch(/19\s\$ pro Monat/);
    expect(response.headers.get('vary')).toMatch(/Cookie, Accept-Language/);
    expect(page).toContain('<link rel="canonical" href="http://localhost:0/" />');
    for (const [language, query] of [
      ['de', '?lang=de'],
      ['fr', '?lang=fr'],
      ['x-default', ''],
    ] as const) {
      expect(page.replaceAll(/\s+/g, ' ')).toContain(
        `hreflang="${language}" href="http://localhost:0/${query}" />`,
      );
    }
    expect((await open('/sitemap.xml')).page).toContain('/pricing?lang=es</loc>');
  });

  it('is what they choose in the footer, from then on', async () => {
    const { response, page } = await open('/?lang=fr', 'language=es', german);
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('<link rel="canonical" href="http://localhost:0/?lang=fr" />');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^language=fr; Max-Age=31536000; Path=\/;.* SameSite=Lax$/);
    const next = await open('/status', cookie.split(';')[0], german);
    expect(next.page).toContain('Tout fonctionne');
    for (const path of ['/site/preview.png', '/robots.txt', '/sitemap.xml']) {
      // Kept by shared caches, with all their headers.
      const file = await open(`${path}?lang=fr`);
      expect(file.response.status).toBe(200);
      expect(file.response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('is used for a trial, its listings and its errors', async () => {
    const written = await tryIt(
      { product_name: 'Eichentisch', features: 'Der Tisch ist aus massiver Eiche.\nBreite: 90 cm' },
      '198.51.100.2',
      '?lang=de',
    );
    expect(written.page).toContain('Ihre Listings sind fertig');
    expect(written.page).toContain('Der Tisch ist aus massiver Eiche');
    const refused = await tryIt(
      { product_name: '', features: 'x'.repeat(REQUEST_LIMITS.features + 1), category: '\u0001' },
      '198.51.100.2',
      '?lang=es',
    );
    expect(refused.page).toContain('Escribe el nombre del producto.');
    expect(refused.page).toContain(
      'Características y argumentos de venta: como máximo, 600 caracteres.',
    );
    expect(refused.page).toContain('Categoría (opcional): hay caracteres que no podemos leer.');
  });

  it("is that of the operator's text, or else the page says that it is in English", async () => {
    expect((await open('/contact', '', german)).page).toContain('<div lang="de"><h1>Kontakt</h1>');
    const { page } = await open('/privacy', '', german);
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<div lang="en"><h1>Privacy</h1>');
  });

  it('is that of pages without content', async () => {
    const missing = await open('/nothing-here', '', german);
    expect(missing.response.status).toBe(404);
    expect(missing.page).toContain('Seite nicht gefunden');
    const connect = await open('/connect?lang=fr');
    expect(connect.response.status).toBe(400);
    expect(connect.page).toContain('Impossible de connecter cette boutique');
  });
});

describe('the pages around it', () => {
  it('the contact page has the address that the operator set', async () => {
    expect((await open('/contact')).page).toContain('href="mailto:help@shop.example"');
  });

  it('the status page says that the service is up', async () => {
    const { response, page } = await open('/status');
    expect(page).toContain('We&#39;re up');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('the status page says, to members too, that the database is away', async () => {
    const { userId } = await createAccount(service().database);
    const cookie = await sessionCookie(service(), userId);
    const giveBack = await takeDatabaseAway(service().databaseUrl);
    try {
      const { response, page } = await open('/status', cookie);
      expect(response.status).toBe(503);
      expect(page).toContain('We have a problem');
    } finally {
      await giveBack();
    }
  });

  it('a browser gets a page that says what to do while the database is away', async () => {
    const { userId } = await createAccount(service().database);
    const cookie = await sessionCookie(service(), userId);
    const giveBack = await takeDatabaseAway(service().databaseUrl);
    try {
      const { response, page } = await open('/settings/data/export?lang=de', cookie);
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('retry-after')).toBe('2');
      expect(page).toContain('Unsere Datenbank ist nicht erreichbar.');
      // The home page is the same as for visitors, who need no database.
      const home = await open('/', cookie);
      expect(home.response.status).toBe(200);
      expect(home.page).toContain('Product listings that say only what you said');
      const program = await open('/settings/data/export', cookie, { Accept: '*/*' });
      expect(JSON.parse(program.page)).toMatchObject({ error: { code: 'service_unavailable' } });
    } finally {
      await giveBack();
    }
  });

  it('search engines find the public pages, with a picture to share', async () => {
    expect((await open('/robots.txt')).page).toContain('/sitemap.xml');
    const { page } = await open('/sitemap.xml');
    for (const path of ['/pricing', '/docs/agents', '/docs/shop-owners', '/changelog'])
      expect(page).toContain(`${path}</loc>`);
    const picture = await fetch(`${service().baseUrl}/site/preview.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    await picture.body?.cancel();
  });
});
