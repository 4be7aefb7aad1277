import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const run = promisify(execFile);

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What every browser is started with: it speaks to nobody of its own accord. */
export const BROWSER_FLAGS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Chromium's sandbox refuses root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * A Chromium that starts: the one that `BROWSER_PATH` names, Playwright's own, or the system's.
 * @returns its path, or undefined where there is none
 */
export async function findBrowser(): Promise<string | undefined> {
  const candidates = [
    process.env['BROWSER_PATH'] ?? '',
    chromium.executablePath(),
    ...SYSTEM_BROWSERS,
  ];
  for (const path of candidates) {
    if (path !== '' && existsSync(path) && (await starts(path))) return path;
  }
  return undefined;
}

/** Some systems ship a placeholder under a browser's name, and a browser may lack its libraries. */
async function starts(path: string): Promise<boolean> {
  try {
    const { stdout } = await run(
      path,
      ['--headless', ...BROWSER_FLAGS, '--disable-gpu', '--dump-dom', 'data:text/html,<p>ready'],
      { timeout: 30_000 },
    );
    return stdout.includes('ready');
  } catch {
    return false;
  }
}
