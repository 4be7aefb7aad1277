import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { callApi, PRODUCT } from '../../backend/test/http.ts';
import { issueApiKey } from '../../backend/src/tokens/index.ts';
import { PAGES } from '../../backend/web/src/app/routes.tsx';
import { findViolations, makeOwner, signIn, useJourney, type Owner } from './harness/index.ts';

const journey = useJourney();

/** What axe finds on the page of an address, which has to have a title and nothing left to load. */
async function check(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
  return findViolations(page);
}

async function writeListing(owner: Owner): Promise<string> {
  const { service } = journey();
  const { token } = await issueApiKey({
    ctx: { orm: service.database.orm },
    input: { ...owner, name: 'Script' },
  });
  const { body } = await callApi(service.apiUrl, 'POST /generate', { token, body: PRODUCT });
  return String(body['listing_id']);
}

test('axe finds nothing on any page of the dashboard', { timeout: 300_000 }, async () => {
  const owner = await makeOwner(journey(), { plan: 'agency' });
  const listing = `/listings/${await writeListing(owner)}`;
  const left = PAGES.map(({ path, frame }) => ({
    address: path.replace('/listings/:id', listing).replace(/:\w+/u, 'unknown'),
    frame,
  }));
  const found: string[] = [];
  const checkRest = async (): Promise<void> => {
    const member = await journey().visitor();
    await signIn(member, journey(), owner);
    const visitor = await journey().visitor();
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      found.push(...(await check(next.frame === 'plain' ? visitor : member, next.address)));
    }
  };
  // Two at a time: while one page is checked, the other one loads.
  await Promise.all([checkRest(), checkRest()]);
  expect(found).toEqual([]);
});

test('axe reports violations: all rules in light mode, contrast in dark mode', async () => {
  const page = await journey().visitor();
  // A page that the browser draws: React would remove what is added before it takes over a server's.
  await page.goto('/forgot-password');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend',
    '<img src="/icon.svg"><p style="color: #777; background: #888">Hardly legible</p>')`);
  const found = await findViolations(page);
  expect(found.map((text) => text.replace(/.*, (\w+: [\w-]+): .*/su, '$1'))).toEqual([
    'light: color-contrast',
    'light: image-alt',
    'dark: color-contrast',
  ]);
});
