import type { Browser, BrowserContext, Frame, Page } from 'playwright';

/** A visitor at one width and in one color scheme. */
export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** A browser that has never loaded anything from the service. */
  readonly emptyCache?: boolean;
}

/** A separate profile, and every origin that its pages have shown. */
interface Profile {
  readonly context: BrowserContext;
  readonly origins: Set<string>;
  readonly shape: string;
}

const DESKTOP = { width: 1280, height: 900 };

/**
 * Browser contexts for the visitors of a test. A later test uses them again, without what the earlier
 * one left in them except downloaded files: to load those is most of the work of opening a page.
 */
export class Visitors {
  readonly #browser: Browser;
  readonly #baseUrl: string;
  #present: Profile[] = [];
  readonly #idle: Profile[] = [];

  constructor(browser: Browser, baseUrl: string) {
    this.#browser = browser;
    this.#baseUrl = baseUrl;
  }

  get pages(): Page[] {
    return this.#present.flatMap(({ context }) => context.pages());
  }

  async open({ colorScheme = 'light', emptyCache, ...size }: VisitorOptions = {}): Promise<Page> {
    const options = { colorScheme, viewport: { ...DESKTOP, ...size } };
    const shape = JSON.stringify(options);
    const index = emptyCache === true ? -1 : this.#idle.findIndex((one) => one.shape === shape);
    const [profile = await this.#create(options, shape)] =
      index === -1 ? [] : this.#idle.splice(index, 1);
    this.#present.push(profile);
    const page = await profile.context.newPage();
    await empty(profile, page);
    return page;
  }

  /** Closes all pages. */
  async leave(): Promise<void> {
    const present = this.#present;
    this.#present = [];
    for (const { context, origins } of present) {
      // A page that another one opened may have loaded before it was known.
      for (const frame of context.pages().flatMap((page) => page.frames())) note(frame, origins);
      await Promise.all(context.pages().map((page) => page.close()));
    }
    this.#idle.push(...present);
  }

  async #create(
    options: { readonly colorScheme: 'light' | 'dark'; readonly viewport: typeof DESKTOP },
    shape: string,
  ): Promise<Profile> {
    const context = await this.#browser.newContext({
      ...options,
      baseURL: this.#baseUrl,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(30_000);
    const origins = new Set<string>();
    context.on('page', (page) => page.on('framenavigated', (frame) => note(frame, origins)));
    return { context, origins, shape };
  }
}

function note(frame: Frame, origins: Set<string>): void {
  if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin);
}

/** Deletes what pages have stored, and takes back what tests have set. */
async function empty({ context, origins }: Profile, page: Page): Promise<void> {
  if (origins.size === 0) return;
  const devtools = await context.newCDPSession(page);
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    ...[...origins].map((origin) =>
      devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ),
  ]);
  await devtools.detach();
  origins.clear();
}
