import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { FoundBrowser } from './found-browser.ts';
import { PACKAGED } from './packaged-browser.ts';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Launch arguments; disable background network requests. */
export const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Chromium's sandbox does not run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

let found: FoundBrowser | undefined;

/**
 * Finds a Chromium that starts: the one in `BROWSER_PATH`, Playwright's own, the system's, or the
 * one that `require-browser.ts` installed from the registry. Starting one takes a second or two, so what was
 * found is kept.
 */
export async function findBrowser(): Promise<FoundBrowser | undefined> {
  found ??= await firstThatStarts();
  return found;
}

async function firstThatStarts(): Promise<FoundBrowser | undefined> {
  const candidates: readonly FoundBrowser[] = [
    ...[process.env['BROWSER_PATH'] ?? '', chromium.executablePath(), ...SYSTEM_BROWSERS].map(
      (executablePath) => ({ executablePath, env: {} }),
    ),
    PACKAGED,
  ];
  for (const candidate of candidates) {
    if (existsSync(candidate.executablePath) && (await starts(candidate))) return candidate;
  }
  return undefined;
}

/** Starts it for tests; the caller closes it. */
export function launch(
  { executablePath, env }: FoundBrowser,
  { timeout = 60_000, parameters = [] }: { timeout?: number; parameters?: readonly string[] } = {},
) {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return chromium.launch({
    executablePath,
    args: [...FLAGS, ...parameters],
    env: { ...Object.fromEntries(inherited), ...env },
    timeout,
  });
}

/** Some systems ship a placeholder under a browser's name, and a browser may lack its libraries. */
async function starts(candidate: FoundBrowser): Promise<boolean> {
  try {
    const browser = await launch(candidate);
    const page = await browser.newPage();
    await page.setContent('<p>ready</p>');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
