import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { findBrowser, FLAGS } from '../../browser/find-browser.ts';

export interface ShopifyBrowserOptions {
  readonly width?: number;
  readonly height?: number;
  /** The signed-in staff member; the owner, 1, if absent. */
  readonly staff?: number;
  readonly locale?: string;
  /** More of Chromium's own flags. */
  readonly flags?: readonly string[];
}

/** Shopify's libraries respond to bots with 410, and headless Chromium identifies as one. */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Browser flags: no storage for third-party frames. */
const PREFERENCES = {
  profile: { block_third_party_cookies: true, cookie_controls_mode: 1 },
};

/** Loopback also goes through the proxy unless it is listed here. */
export const BYPASS = 'localhost,127.0.0.1';

/** A browser signed in to the admin, which reaches Shopify through the proxy. */
export async function openShopifyBrowser(
  proxy: string,
  {
    width = 1280,
    height = 900,
    staff = 1,
    locale = 'en-US',
    flags = [],
  }: ShopifyBrowserOptions = {},
): Promise<BrowserContext> {
  const found = await findBrowser();
  if (found === undefined) throw new Error('There is no browser. Run: node e2e/browser/install.ts');
  const profile = await makeProfile();
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: found.executablePath,
    // Without its own home, Chromium leaves settings in the caller's home or in /tmp.
    env: { ...Object.fromEntries(inherited), HOME: profile, ...found.env },
    args: [...FLAGS, ...flags],
    proxy: { server: proxy, bypass: BYPASS },
    ignoreHTTPSErrors: true,
    userAgent: USER_AGENT,
    viewport: { width, height },
    locale,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  const close = context.close.bind(context);
  context.close = async (options) => {
    await close(options);
    // A caller that ends the test process right away would leave the profile behind.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 }).catch(() => undefined);
  };
  await context.addCookies([
    { name: 'staff', value: String(staff), domain: 'admin.shopify.com', path: '/', secure: true },
  ]);
  return context;
}

/** A new profile that blocks third-party storage. */
export async function makeProfile(directory = tmpdir()): Promise<string> {
  const profile = await mkdtemp(join(directory, 'wareword-shopify-browser-'));
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(PREFERENCES));
  return profile;
}
