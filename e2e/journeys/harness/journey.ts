import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Browser, type BrowserContext, type Page } from 'playwright';
import { ensureBuilt } from '@wareword/ui/build';
import { startTestService, type TestService } from '../../../backend/test/service.ts';
import { findBrowser, launch } from '../../browser/find-browser.ts';
import { freePort } from '../../free-port.ts';

/** A visitor at one width and in one colour scheme. */
export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
}

export interface Journey {
  readonly service: TestService;
  /** `{base_url}` as people type it; also the `PUBLIC_URL`. */
  readonly baseUrl: string;
  /** The service's data folder: mail lies in `mail`. */
  readonly dataDir: string;
  /** A browser of one's own: no cookies, no history. Closed when the test is over. */
  visitor(options?: VisitorOptions): Promise<Page>;
}

const DESKTOP = { width: 1280, height: 900 };

/**
 * The real service on a port of its own, and a real browser, for all tests of a file.
 * @param settings as `.env.example` names them
 */
export function useJourney(settings: NodeJS.ProcessEnv = {}): () => Journey {
  const dataDir = mkdtempSync(join(tmpdir(), 'wareword-journey-'));
  let browser: Browser | undefined;
  let journey: Journey | undefined;
  let contexts: BrowserContext[] = [];

  beforeAll(async () => {
    await ensureBuilt('backend/web');
    const found = await findBrowser();
    if (found === undefined) {
      throw new Error('There is no browser. Run: node e2e/browser/install.ts');
    }
    browser = await launch(found);
    const port = await freePort();
    const baseUrl = `http://localhost:${port}`;
    const service = await startTestService({
      PORT: String(port),
      PUBLIC_URL: baseUrl,
      DATA_DIR: dataDir,
      ...settings,
    });
    journey = {
      service,
      baseUrl,
      dataDir,
      visitor: async ({ colorScheme = 'light', ...size } = {}) => {
        if (browser === undefined) throw new Error('The browser has been closed.');
        const context = await browser.newContext({
          baseURL: baseUrl,
          viewport: { ...DESKTOP, ...size },
          colorScheme,
          reducedMotion: 'reduce',
        });
        context.setDefaultTimeout(30_000);
        contexts.push(context);
        return context.newPage();
      },
    };
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsShown(contexts);
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });

  afterAll(async () => {
    await browser?.close();
    await journey?.service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return () => {
    if (journey === undefined) throw new Error('The journey is there from beforeAll on.');
    return journey;
  };
}

/** What the pages of a failed test show: where it fails elsewhere, there is nothing else to see. */
async function tellWhatIsShown(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    process.stderr.write(`${page.url()} shows:\n${shown}\n`);
  }
}
