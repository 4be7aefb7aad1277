import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Browser, type BrowserContext, type Page } from 'playwright';
import { ensureBuilt } from '@wareword/ui/build';
import type { ServiceOptions } from '../../../backend/src/service/index.ts';
import { startTestService, type TestService } from '../../../backend/test/service.ts';
import { findBrowser, launch } from '../../browser/find-browser.ts';
import { freePort } from '../../free-port.ts';

/** A visitor at one width and in one color scheme. */
export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
}

export interface Journey {
  readonly service: TestService;
  /** `{base_url}` as people type it; also the `PUBLIC_URL`. */
  readonly baseUrl: string;
  /** The service's data folder; emails are saved in `mail`. */
  readonly dataDir: string;
  /** A separate browser context without cookies or history. Closed after the test. */
  visitor(options?: VisitorOptions): Promise<Page>;
}

const DESKTOP = { width: 1280, height: 900 };

/**
 * The real service on its own port, and a real browser, for all tests of a file.
 * @param settings named as in `.env.example`
 */
export function useJourney(
  settings: NodeJS.ProcessEnv = {},
  options: ServiceOptions = {},
): () => Journey {
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
    const service = await startTestService(
      { PORT: String(port), PUBLIC_URL: baseUrl, DATA_DIR: dataDir, ...settings },
      undefined,
      options,
    );
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
    if (task.result?.state === 'fail') await describePage(contexts);
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });

  afterAll(async () => {
    await browser?.close();
    await journey?.service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return () => {
    if (journey === undefined) throw new Error('The journey is only available after beforeAll.');
    return journey;
  };
}

/** Prints what the pages of a failed test show, for CI. */
async function describePage(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    process.stderr.write(`${page.url()} shows:\n${shown}\n`);
  }
}
