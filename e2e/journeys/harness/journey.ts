import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Browser, Page } from 'playwright';
import { ensureBuilt } from '@wareword/ui/build';
import type { ServiceOptions } from '../../../backend/src/service/index.ts';
import { startTestService, type TestService } from '../../../backend/test/service.ts';
import { findBrowser, launch } from '../../browser/find-browser.ts';
import { freePort } from '../../free-port.ts';
import { Visitors, type VisitorOptions } from './visitors.ts';

export interface Journey {
  readonly service: TestService;
  /** `{base_url}` as people type it; also the `PUBLIC_URL`. */
  readonly baseUrl: string;
  /** The service's data folder; emails are saved in `mail`. */
  readonly dataDir: string;
  /** A browser without cookies, storage or history, for one test. */
  visitor(options?: VisitorOptions): Promise<Page>;
}

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
  let visitors: Visitors | undefined;

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
    const opened = new Visitors(browser, baseUrl);
    visitors = opened;
    journey = {
      service,
      baseUrl,
      dataDir,
      visitor: (visitorOptions) => opened.open(visitorOptions),
    };
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await describePages(visitors?.pages ?? []);
    await visitors?.leave();
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
async function describePages(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    process.stderr.write(`${page.url()} shows:\n${shown}\n`);
  }
}
