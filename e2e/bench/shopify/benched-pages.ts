import type { FrameLocator, Page } from 'playwright';
import { until } from '../../faults/until.ts';
import { startRun } from '../../shopify-app/calls.ts';
import type { BenchedApp } from './app.ts';

/** A page of the app, and what a merchant does there first. */
export interface BenchedPage {
  readonly name: string;
  readonly path: string;
  readonly interact: (frame: FrameLocator, page: Page) => Promise<void>;
}

/** Fills one page of a run. */
const TO_REVIEW = 50;

/** Every page, with a run whose listings wait for review. */
export async function benchedPages(app: BenchedApp): Promise<readonly BenchedPage[]> {
  const products = [...app.shopify.shop().products.values()].slice(0, TO_REVIEW);
  const runId = await startRun(app, { ids: products.map(({ id }) => String(id)) });
  const itemId = await until('the listings are written', async () => {
    const items = await app.sql<{ id: string; state: string }[]>`
      select id, state from shopify_app.items where run_id = ${runId} order by position
    `;
    // An archived product is skipped.
    const done = items.every(({ state }) => state === 'ready' || state === 'skipped');
    const first = items.find(({ state }) => state === 'ready');
    return done && items.length === TO_REVIEW ? first?.id : undefined;
  });
  const named = products.map(({ id }) => `ids[]=${id}`).join('&');
  const click = (role: 'button' | 'link' | 'checkbox', name: string | RegExp) => {
    return (frame: FrameLocator) => frame.getByRole(role, { name }).first().click();
  };
  return [
    { name: 'home', path: '/app', interact: click('link', 'All runs') },
    { name: 'connection', path: '/app/connect', interact: click('button', 'Disconnect') },
    {
      name: 'products',
      path: '/app/products',
      interact: click('checkbox', 'Select this page'),
    },
    { name: 'write', path: `/app/write?${named}`, interact: click('checkbox', 'Tags') },
    { name: 'runs', path: '/app/runs', interact: click('link', /\d/) },
    {
      name: 'run',
      path: `/app/runs/${runId}`,
      interact: click('button', /^Publish \d+ listings$/),
    },
    {
      name: 'review',
      path: `/app/runs/${runId}/${itemId}`,
      interact: async (frame, page) => {
        await frame.getByRole('button', { name: 'Edit: Title' }).click();
        await frame.getByRole('textbox', { name: 'New title' }).click();
        await page.keyboard.type('oak');
      },
    },
  ];
}
