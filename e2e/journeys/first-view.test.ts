import type { Page, Route } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StandInStore } from '../stand-ins/store/index.ts';
import { layoutShift, makeOwner, signIn, useJourney } from './harness/index.ts';

const journey = useJourney();

/** A visitor whose browser runs no scripts. */
async function withoutScripts(
  look: { colorScheme?: 'light' | 'dark'; locale?: string } = {},
): Promise<Page> {
  const visitor = await journey().visitor();
  const context = await visitor
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: false, baseURL: journey().baseUrl, ...look });
  if (context === undefined) throw new Error('The browser is gone.');
  onTestFinished(() => context.close());
  return context.newPage();
}

/** Lets the page have its scripts only when told to. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** What the page reports, such as that it differs from what the server sent. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  return errors;
}

describe('without scripts, a visitor sees', () => {
  it('the form to sign in, in their language', async () => {
    for (const [locale, heading, email] of [
      ['en', 'Sign in', 'Email'],
      ['de', 'Anmelden', 'E-\u2060Mail-Adresse'],
      ['fr', 'Se connecter', 'Adresse e-\u2060mail'],
      ['es', 'Iniciar sesión', 'Correo electrónico'],
    ] as const) {
      const page = await withoutScripts({ locale });
      await page.goto('/sign-in');
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.getByLabel(email).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      expect(await page.title()).toBe(`${heading} · Wareword`);
    }
  });

  it('the prices', async () => {
    const page = await withoutScripts();
    await page.goto('/pricing');
    await page.getByRole('region', { name: 'Pro' }).getByText('$19 a month').waitFor();
    await page.getByRole('table', { name: 'Compare plans' }).getByText('1,000').waitFor();
    await page.getByRole('link', { name: 'Start free' }).click();
    await page.getByRole('heading', { name: 'Create account' }).waitFor();
  });

  it('which store wants to connect, and that it takes JavaScript', async () => {
    const store = await StandInStore.start();
    onTestFinished(() => store.stop());
    const page = await withoutScripts();
    await page.goto(store.connectPath());
    await page.getByRole('heading', { name: `Connect ${store.host}` }).waitFor();
    expect(await page.locator('noscript').innerText()).toContain('Nothing has been shared.');
    expect(await page.title()).toBe(`Connect ${store.host} · Wareword`);
  });

  it('the colors that the page keeps', async () => {
    const colorsOf = async (page: Page): Promise<unknown> =>
      page.evaluate(`[document.body, ...document.querySelectorAll('h1, input, button, label, a')]
        .map((element) => getComputedStyle(element))
        .map(({ color, backgroundColor, borderColor }) => [color, backgroundColor, borderColor])`);
    for (const colorScheme of ['light', 'dark'] as const) {
      const plain = await withoutScripts({ colorScheme });
      await plain.goto('/sign-in');
      const page = await journey().visitor({ colorScheme });
      await page.goto('/sign-in');
      await page.waitForLoadState('networkidle');
      expect(await colorsOf(plain), colorScheme).toEqual(await colorsOf(page));
    }
  });

  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)(
    'pages in %s if that was chosen, on a computer that is set to %s',
    async (chosen, system) => {
      const background = (page: Page): Promise<string> =>
        page.evaluate('getComputedStyle(document.body).backgroundColor');
      const follower = await withoutScripts({ colorScheme: chosen });
      await follower.goto('/');
      const store = await StandInStore.start();
      onTestFinished(() => store.stop());
      const page = await withoutScripts({ colorScheme: system });
      const { baseUrl: url } = journey();
      await page.context().addCookies([{ name: 'theme', value: chosen, url }]);
      const paths = ['/', '/sign-in', '/pricing', '/docs', '/contact', '/forgot-password', '/none'];
      for (const path of [...paths, store.connectPath()]) {
        await page.goto(path);
        expect(await background(page), path).toBe(await background(follower));
      }
    },
  );

  it('no password in the address after pressing the button', async () => {
    const page = await withoutScripts();
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill('anna@shop.example');
    await page.getByLabel('Password').fill('a long enough password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(`${journey().baseUrl}/sign-in`);
  });
});

describe('once its scripts have loaded, a page', () => {
  it.each(['/sign-in?next=%2Fplan&email=anna%40shop.example', '/sign-up', '/pricing', '/connect'])(
    '%s is the one that the server sent, and nothing moves',
    async (path) => {
      const store = await StandInStore.start();
      onTestFinished(() => store.stop());
      for (const language of ['en', 'de', 'fr', 'es']) {
        const page = await journey().visitor();
        const errors = errorsOf(page);
        const address = path === '/connect' ? store.connectPath() : path;
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(errors, language).toEqual([]);
        expect(await layoutShift(page), language).toBeLessThan(0.001);
      }
    },
  );

  it('is the one that the server sent to a member', async () => {
    const store = await StandInStore.start();
    onTestFinished(() => store.stop());
    const owner = await makeOwner(journey());
    for (const [path, seen] of [
      ['/pricing', 'Your plan'],
      ['/sign-in', owner.email],
      [store.connectPath(), 'This store will be able to'],
    ] as const) {
      const page = await journey().visitor();
      await signIn(page, journey(), owner);
      const errors = errorsOf(page);
      const response = await page.goto(path);
      expect(await response?.text(), path).toContain(seen);
      await page.getByText(seen).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(errors, path).toEqual([]);
      expect(await layoutShift(page), path).toBeLessThan(0.001);
    }
  });

  it('keeps what was typed before, and does what was asked', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor({ emptyCache: true });
    const errors = errorsOf(page);
    const release = await holdScripts(page);
    await page.goto('/sign-in?next=%2Fplan');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByLabel('Password').press('Enter');
    await release();
    await page.waitForURL('**/plan');
    await page.getByRole('heading', { name: 'Free plan' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('is in the language that was chosen before', async () => {
    const page = await journey().visitor({ emptyCache: true });
    const release = await holdScripts(page);
    await page.goto('/pricing');
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await release();
    await page.getByRole('heading', { name: 'Pläne und Preise' }).waitFor();
  });
});
