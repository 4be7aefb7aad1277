import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Frame, Response } from 'playwright';
import { until } from '../../faults/until.ts';
import type { Figure } from '../figure.ts';
import type { BenchedApp } from './app.ts';
import type { BenchedPage } from './benched-pages.ts';

const OPENINGS = 10;
const CPU_SLOWDOWN = 4;
const LCP_GOAL_MS = 1_200;
const CLS_GOAL = 0.02;
const INP_GOAL_MS = 100;
const SCRIPTS_GOAL_KB = 130;

/** Admin and app in one process of the browser, so that both are slowed from the first byte on. */
const ONE_PROCESS = [
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
];

const LIBRARY = new URL('web-vitals.iife.js', import.meta.resolve('web-vitals'));

/** Notes the vitals of each frame as they are, in `vitals`. */
const OBSERVE = `
  globalThis.vitals = {};
  for (const name of ['LCP', 'CLS', 'INP']) {
    webVitals['on' + name](({ value }) => { vitals[name] = value; }, { reportAllChanges: true, durationThreshold: 16 });
  }
`;

/**
 * What browser, stand-in and machine take by themselves: a page of Polaris alone, in the same frame.
 * Goals are for a machine that has nothing else to do.
 */
const BARE: BenchedPage = {
  name: 'a bare page',
  path: '/bare',
  interact: (frame) => frame.getByRole('button', { name: 'Open' }).click(),
};

const bareDocument = (apiKey: string) => `<!DOCTYPE html><html lang="en"><head>
  <script src="https://cdn.shopify.com/shopifycloud/app-bridge.js" data-api-key="${apiKey}"></script>
  <script src="https://cdn.shopify.com/shopifycloud/polaris-1.js"></script>
  </head><body>
  <s-app-nav><s-link href="/bare">Bare</s-link></s-app-nav>
  <s-page heading="Bare"><s-section heading="One"><s-paragraph>Text.</s-paragraph>
  <s-button commandFor="dialog" command="--show">Open</s-button></s-section>
  <s-modal id="dialog" heading="Dialog"><s-paragraph>Text.</s-paragraph></s-modal></s-page>
  <script>document.addEventListener('shopify:navigate', () => {});</script>
  </body></html>`;

interface Vitals {
  readonly LCP: number;
  readonly CLS: number;
  readonly INP: number;
}

/** The web vitals of each page when it is opened cold in the admin, on a slow computer. */
export async function measureVitals(
  app: BenchedApp,
  pages: readonly BenchedPage[],
  logProgress: (text: string) => void,
): Promise<Figure[]> {
  const browser = await app.shopify.openBrowser({ flags: ONE_PROCESS });
  try {
    await browser.addInitScript({ content: `${readFileSync(LIBRARY, 'utf8')};${OBSERVE}` });
    const bare = bareDocument(app.shopify.apiKey);
    await browser.route(/\.example\/bare/, (route) =>
      route.fulfill({ contentType: 'text/html', body: bare }),
    );
    const figures: Figure[] = [];
    for (const benched of [BARE, ...pages]) {
      logProgress(`shopify: ${OPENINGS} cold openings of ${benched.name}`);
      const openings: Vitals[] = [];
      let scripts = 0;
      for (let opening = 0; opening < OPENINGS; opening++) {
        const seen = await openCold(app, browser, benched);
        openings.push(seen.vitals);
        scripts = Math.max(scripts, seen.scripts);
      }
      const ofPage = figuresOf(benched, openings, scripts);
      figures.push(...ofPage);
      logProgress(ofPage.map(({ name, measured }) => `${name} ${measured.toFixed(2)}`).join('; '));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function openCold(
  app: BenchedApp,
  browser: BrowserContext,
  benched: BenchedPage,
): Promise<{ readonly vitals: Vitals; readonly scripts: number }> {
  const page = await browser.newPage();
  const devtools = await browser.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts: Promise<number>[] = [];
  const note = (response: Response) => {
    const isOurs = new URL(response.url()).pathname.startsWith('/assets/');
    if (!isOurs || response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  };
  page.on('response', note);
  await page.goto(app.shopify.adminUrl(benched.path));
  const frame = app.shopify.frame(page);
  await frame.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('body[data-app-ready]').waitFor();
  const inside = page.frame({ name: 'app-iframe' });
  if (inside === null) throw new Error(`${benched.name} has no frame.`);
  const known = (name: keyof Vitals) =>
    until(`${name} of ${benched.name}`, () => vital(inside, name));
  const LCP = await known('LCP');
  page.off('response', note);
  const loaded = await Promise.all(scripts);
  // Where nothing ever moved there is none. What a click moves is no unexpected shift.
  const CLS = (await vital(inside, 'CLS')) ?? 0;
  await benched.interact(frame, page);
  const INP = await known('INP');
  await page.close();
  return { vitals: { LCP, CLS, INP }, scripts: loaded.reduce((sum, size) => sum + size, 0) };
}

async function vital(frame: Frame, name: keyof Vitals): Promise<number | undefined> {
  return (await frame.evaluate<number | null>(`vitals.${name} ?? null`)) ?? undefined;
}

function figuresOf(
  benched: BenchedPage,
  openings: readonly Vitals[],
  scripts: number,
): readonly Figure[] {
  const { name } = benched;
  const p75 = (vital: keyof Vitals, unit: Figure['unit'], atMost: number): Figure => {
    const sorted = openings.map((one) => one[vital]).toSorted((one, other) => one - other);
    const show = (value = NaN) => value.toFixed(unit === '' ? 3 : 0);
    return {
      name: `${name}, ${vital} p75`,
      ...(benched === BARE ? {} : { goal: { atMost } }),
      measured: sorted[Math.ceil(sorted.length * 0.75) - 1] ?? NaN,
      unit,
      detail: `${show(sorted[0])} to ${show(sorted.at(-1))} in ${sorted.length} cold openings, CPU slowed ${CPU_SLOWDOWN} times`,
    };
  };
  const vitals = [
    p75('LCP', 'ms', LCP_GOAL_MS),
    p75('CLS', '', CLS_GOAL),
    p75('INP', 'ms', INP_GOAL_MS),
  ];
  if (benched === BARE) return vitals;
  return [
    ...vitals,
    {
      name: `${name}, scripts with gzip`,
      goal: { atMost: SCRIPTS_GOAL_KB },
      measured: scripts / 1000,
      unit: 'kB',
      detail: '',
    },
  ];
}
