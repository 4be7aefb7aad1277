import { describe, expect, it } from 'vitest';
import { expectGoodLooks } from '../harness/index.ts';
import { enter, findStore, generate, runIsAtRest, useBridgeJourney } from './harness/index.ts';

const journey = useBridgeJourney();

/** Three looks each, and axe on every one. */
const SLOW = { timeout: 300_000 };

/** Published ones with plain names, which no other name begins with. */
function plainNames(count: number): string[] {
  return [...journey().store.shop.products.values()]
    .filter(
      ({ status, type, name }) =>
        status === 'publish' && type === 'simple' && /^[\w ,-]+$/.test(name),
    )
    .slice(0, count)
    .map(({ name }) => name);
}

describe('the bridge looks well in light, dark and on a phone, and axe finds nothing', () => {
  it('on the way in', SLOW, async () => {
    const page = await journey().visitor();
    await page.goto(journey().bridgeUrl);
    await page.getByLabel('Store address').fill('nothing.invalid');
    await page.getByRole('button', { name: 'Find my store' }).click();
    await page.getByRole('alert').waitFor();
    await expectGoodLooks(page, 'bridge-start-trouble', { fingers: false });
    await findStore(page, journey());
    await page.getByRole('button', { name: 'Paste keys instead' }).click();
    await expectGoodLooks(page, 'bridge-start-keys', { fingers: false });
    await enter(page, journey(), { connected: false });
    await page.getByRole('button', { name: 'Connect to Wareword' }).click();
    await page.getByLabel('Address that you landed on').waitFor();
    await expectGoodLooks(page, 'bridge-connect-pasted', { fingers: false });
  });

  it('on the list of products, and before a run', SLOW, async () => {
    const page = await journey().visitor();
    await enter(page, journey());
    const [first = ''] = plainNames(1);
    await page.getByRole('checkbox', { name: `Choose ${first}`, exact: true }).check();
    await expectGoodLooks(page, 'bridge-products', { fingers: false });
    await page
      .getByRole('region', { name: 'Chosen products' })
      .getByRole('button', { name: 'Generate' })
      .click();
    await page.getByRole('button', { name: 'Write 1 listing' }).waitFor();
    await expectGoodLooks(page, 'bridge-generate', { fingers: false });
  });

  it('on a run, and on one of its products', SLOW, async () => {
    const page = await journey().visitor();
    await enter(page, journey());
    const [first = '', second = '', third = ''] = plainNames(3);
    await generate(page, first, second, third);
    await runIsAtRest(page, '3 to read');
    await expectGoodLooks(page, 'bridge-run', { fingers: false });
    await page.getByRole('link', { name: first, exact: true }).click();
    await page.getByRole('region', { name: 'Description', exact: true }).waitFor();
    await expectGoodLooks(page, 'bridge-review', { fingers: false });
  });

  it('while a text is changed, and on the list of runs', SLOW, async () => {
    const page = await journey().visitor();
    await enter(page, journey());
    const [first = ''] = plainNames(1);
    await generate(page, first);
    await runIsAtRest(page, '1 to read');
    await page.getByRole('link', { name: first, exact: true }).click();
    await page.getByRole('button', { name: 'Edit: Description' }).click();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'As shoppers see it: Short description' }).click();
    await expectGoodLooks(page, 'bridge-review-edit', { fingers: false });
    await page.getByRole('link', { name: 'Runs' }).click();
    await page.getByText('1 to read').first().waitFor();
    await expectGoodLooks(page, 'bridge-runs', { fingers: false });
  });

  it('on the pages of connection, automatic publishing and settings', SLOW, async () => {
    const page = await journey().visitor();
    await enter(page, journey());
    for (const [link, name] of [
      ['Connection', 'bridge-connected'],
      ['Automatic publishing', 'bridge-automatic'],
      ['Settings', 'bridge-settings'],
    ] as const) {
      await page.getByRole('link', { name: link }).click();
      await page.getByRole('heading', { level: 1, name: link }).waitFor();
      await expectGoodLooks(page, name, { fingers: false });
    }
  });
});

it('on a phone every target can be hit with a thumb', async () => {
  const page = await journey().visitor({ width: 360, height: 740 });
  await enter(page, journey());
  await page.getByText('products in the store').waitFor();
  const small = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('button, a, input, select')]
    .map((element) => [element, element.closest('.target, .line')?.querySelector('[class*=inner], [class*=body]') ?? element])
    .filter(([, target]) => target.checkVisibility() && target.getBoundingClientRect().bottom > 0)
    .filter(([, target]) => target.getBoundingClientRect().height < 43.5)
    .map(([element]) => element.outerHTML.slice(0, 120))`);
  expect(small).toEqual([]);
});
