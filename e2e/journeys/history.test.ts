import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Listing, Provenance } from '@wareword/shared-schema';
import { newId } from '../../backend/src/identifiers.ts';
import {
  expectGoodLooks,
  layoutShift,
  makeOwner,
  signIn,
  useJourney,
  type Owner,
  type VisitorOptions,
} from './harness/index.ts';

const journey = useJourney();

/** Browsers excuse what moves within half a second of a click. */
const SLOW_MS = 700;

/** Whether the whole date of the first listing on a phone is in the lines that are shown. */
const IS_DATE_WHOLE = `(() => {
  const date = document.querySelector('li time');
  return date.getBoundingClientRect().bottom <= date.parentElement.getBoundingClientRect().bottom;
})()`;

/** The room below the first listing on a phone, in CSS pixels. */
const ROOM_BELOW = `(() => {
  const details = document.querySelector('li time').parentElement;
  return details.closest('li').getBoundingClientRect().bottom - details.getBoundingClientRect().bottom;
})()`;

/** Looking at a page closely takes seconds. */
const LONG = { timeout: 180_000 };

test('an empty history says what to do first', LONG, async () => {
  const { page } = await visit();
  await page.goto('/history');
  await page.getByText('No listings yet').waitFor();
  await page.getByRole('link', { name: 'Write your first listing' }).waitFor();
  const sources = page.getByRole('group', { name: 'Source' }).getByRole('button');
  await expect.poll(() => sources.allInnerTexts()).toEqual(['Write page', 'API', 'Store', 'Bulk']);
  await expectGoodLooks(page, 'history-empty');
  // What could not be loaded is not called empty.
  await page.goto('/brands');
  await page.getByRole('heading', { name: 'Brands' }).waitFor();
  await page.route('**/trpc/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText("Couldn't load your history").waitFor();
  expect(await page.getByText('No listings yet').count()).toBe(0);
});

test(
  'history can be searched and filtered, and the search can be shared by URL',
  LONG,
  async () => {
    const { page, owner } = await visit();
    await save(owner, { name: 'Oak Shelf', title: 'Oak Shelf for Books', platform: 'amazon' });
    const lamp = { name: 'Café Lamp', title: 'Warm Lamp for Reading', platform: 'shopify' };
    await giveBrand(owner, await save(owner, lamp), 'Lumen & Sons');
    await page.goto('/history');
    await page.getByRole('link', { name: 'Oak Shelf' }).waitFor();
    await page.getByRole('button', { name: 'Amazon 1' }).waitFor();
    await page.getByRole('cell', { name: '65 Fair' }).first().waitFor();
    await expectGoodLooks(page, 'history');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByText('Score 65 (fair)').first().waitFor();
    expect(await page.evaluate(IS_DATE_WHOLE), 'the date is not cut off').toBe(true);
    expect(await page.evaluate(ROOM_BELOW), 'no empty line below').toBeLessThan(16);
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.getByLabel('Search by product name or title').fill('READ café');
    await expect.poll(() => namesOn(page)).toEqual(['Café Lamp']);
    await page.waitForURL(/text=READ/);
    await page.reload();
    await page.getByRole('link', { name: 'Café Lamp' }).waitFor();
    expect(await namesOn(page)).toEqual(['Café Lamp']);

    await page.getByRole('button', { name: 'Amazon', exact: true }).click();
    await page.getByText('No matching listings').waitFor();
    await page.getByRole('button', { name: 'Show all listings' }).click();
    await expect.poll(() => namesOn(page)).toEqual(['Café Lamp', 'Oak Shelf']);

    await page.getByLabel('Brand').selectOption({ label: 'Lumen & Sons (1)' });
    await expect.poll(() => namesOn(page)).toEqual(['Café Lamp']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => namesOn(page)).toEqual(['Café Lamp', 'Oak Shelf']);

    await page.getByRole('button', { name: 'Tone and dates' }).click();
    await page.getByLabel('To', { exact: true }).fill('2001-01-01');
    await page.getByText('No matching listings').waitFor();
  },
);

test('a long history is shown a page at a time', async () => {
  const { page, owner } = await visit();
  for (let n = 1; n <= 30; n++) await save(owner, { name: `Chair ${n}` });
  await page.goto('/history');
  await page.getByRole('link', { name: 'Chair 30', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Chair 5', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('link', { name: 'Chair 1', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
});

test(
  'listings are sorted, filtered, selected, exported and deleted by keyboard, and nothing moves',
  LONG,
  async () => {
    const { page, owner } = await visit({ emptyCache: true });
    const { sql } = journey().service.database;
    for (const name of ['Oak Shelf', 'Ash Shelf', 'Café Lamp']) {
      await save(owner, { name, platform: name === 'Café Lamp' ? 'shopify' : 'amazon' });
    }
    await sql`
      update listings set edited_at = now(), broken_rules = '[{"rule":"x"}]'
      where workspace_id = ${owner.workspaceId} and product_name = 'Ash Shelf'
    `;
    // Every answer takes longer than a shift after a click is excused for.
    await page.route('**/trpc/**', async (route) => {
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.fulfill({ response });
    });
    await page.goto('/history');
    await page.getByText('3 listings', { exact: true }).waitFor();
    expect(await namesOn(page)).toEqual(['Café Lamp', 'Ash Shelf', 'Oak Shelf']);
    await page.getByRole('button', { name: /^Product/ }).press('Enter');
    await expect.poll(() => namesOn(page)).toEqual(['Ash Shelf', 'Café Lamp', 'Oak Shelf']);
    await page.getByRole('button', { name: 'Breaks rules 1' }).press('Enter');
    await expect.poll(() => namesOn(page)).toEqual(['Ash Shelf']);
    await page.getByRole('button', { name: 'Breaks rules 1' }).press('Enter');
    await expect.poll(() => namesOn(page)).toHaveLength(3);

    await page.getByRole('checkbox', { name: 'Select Oak Shelf' }).press('Space');
    await page.getByRole('checkbox', { name: 'Select Café Lamp' }).press('Space');
    await page.getByText('2 listings selected').waitFor();
    await expectGoodLooks(page, 'history-selected');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await page.getByRole('button', { name: 'Export' }).press('Enter');
        await page.getByRole('menuitem', { name: 'Spreadsheet (CSV)' }).press('Enter');
      })(),
    ]);
    const sheet = await readFile(await file.path(), 'utf8');
    expect(sheet).toContain('Oak Shelf');
    expect(sheet).toContain('Café Lamp');
    expect(sheet).not.toContain('Ash Shelf');

    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByText('Deleted 2 listings.').waitFor();
    await expect.poll(() => namesOn(page)).toEqual(['Ash Shelf']);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.poll(() => undo.evaluate((button) => button.matches(':focus'))).toBe(true);
    await undo.press('Enter');
    await page.getByText('Restored 2 listings.').waitFor();
    await expect.poll(() => namesOn(page)).toHaveLength(3);

    await page.getByRole('checkbox', { name: 'Select Oak Shelf' }).press('Space');
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByText('Deleted 1 listing.').waitFor();
    await page.getByRole('link', { name: 'Deleted listings' }).press('Enter');
    await page.getByText(/^Amazon · Deleted .+ · Can be restored until .+$/).waitFor();
    await expectGoodLooks(page, 'deleted-listings');
    await page.getByRole('button', { name: 'Restore Oak Shelf' }).press('Enter');
    await page.getByText('No deleted listings').waitFor();
    await page.getByRole('link', { name: 'Open Oak Shelf' }).waitFor();
    await page.goBack();
    await expect.poll(() => namesOn(page)).toHaveLength(3);
    expect(await layoutShift(page)).toBeLessThan(0.05);
  },
);

test('hostile markup in a listing is shown as text, and does nothing', LONG, async () => {
  const { page, owner } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    asked.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const id = await save(owner, {
    alts: ['<i onclick=alert(5)>Shelf</i>', null],
    name: '<img src=x onerror=alert(1)>',
    title: '<script>alert(2)</script> Shelf',
    platform: 'woocommerce',
    description: `
      <script>window.hit = 1; alert(3)</script>
      <img src="https://evil.example/pixel.png" onerror="window.hit = 2">
      <p onclick="window.hit = 3" style="position:fixed;inset:0" class="m_84c9523a">Sturdy</p>
      <iframe src="javascript:parent.hit = 4" srcdoc="<script>parent.hit = 5</script>"></iframe>
      <a href="javascript:window.hit = 6">a link</a>
      <svg onload="window.hit = 7"><script>window.hit = 8</script></svg>
      <form action="https://evil.example"><input name="password"><button>Sign in</button></form>
      <style>body { display: none }</style><base href="https://evil.example/">
      <math><mtext><table><mglyph><style><img src=x onerror="window.hit = 9"></style></table></mtext></math>
      <template><p>hidden</p></template><h1>Head</h1><plaintext>`,
    bullets: ['<b onmouseover=alert(4)>Bold</b>'],
  });
  await page.goto(`/listings/${id}`);
  await page.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' }).waitFor();
  const alts = page.getByRole('region', { name: 'Alt text' });
  await alts.getByText('<i onclick=alert(5)>Shelf</i>').click();
  await alts.getByText("It's too large.").waitFor();
  await alts.getByRole('button', { name: 'Copy' }).click();
  await alts.getByText('Copied').waitFor();
  for (const tab of ['Fields', 'Preview']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByText('Sturdy', { exact: true }).click();
    await page.getByText('<b onmouseover=alert(4)>Bold</b>').hover();
    const panel = page.getByRole('tabpanel');
    expect(await panel.textContent()).toContain('a link');
    const foreign =
      'img, script, iframe, a, svg, form, input:not([type=radio]), math, template, [onclick]';
    expect(await panel.locator(foreign).count()).toBe(0);
  }
  expect(await page.evaluate<unknown>('window.hit')).toBeUndefined();
  expect(asked.filter((url) => !url.startsWith(journey().baseUrl))).toEqual([]);
  await expectGoodLooks(page, 'listing-hostile');
});

test('a listing of another workspace is not found', LONG, async () => {
  const { owner } = await visit();
  const id = await save(owner, { name: 'Secret' });
  const { page } = await visit();
  await page.goto(`/listings/${id}`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await expectGoodLooks(page, 'not-found');
});

test(
  'an address that is no page says so to people, and to programs in the way of the API',
  LONG,
  async () => {
    const { page } = await visit();
    const response = await page.goto('/histroy');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await expectGoodLooks(page, 'not-a-page');
    await page.getByRole('link', { name: 'go to the dashboard' }).click();
    await page.getByRole('heading', { name: 'Write a listing' }).waitFor();
    const asProgram = await fetch(`${journey().baseUrl}/histroy`);
    expect(asProgram.status).toBe(404);
    expect(await asProgram.json()).toMatchObject({ error: { code: 'not_found' } });
  },
);

async function visit(options?: VisitorOptions): Promise<{ page: Page; owner: Owner }> {
  const owner = await makeOwner(journey());
  const page = await journey().visitor(options);
  await signIn(page, journey(), owner);
  return { page, owner };
}

function namesOn(page: Page): Promise<string[]> {
  return page.locator('main tbody a[href^="/listings/"]').allTextContents();
}

test('a sentence shows on hover which words of the input it comes from', LONG, async () => {
  const { page, owner } = await visit();
  const source = { field: 'features', start: 0, end: 9 } as const;
  const id = await save(owner, {
    name: 'Oak Shelf',
    description: '<p>Solid oak.</p>',
    provenance: {
      input: { features: 'solid oak' },
      fields: { description: [[{ start: 3, end: 13, sources: [source] }]] },
      digest: '',
    },
  });
  await page.goto(`/listings/${id}`);
  await page.getByText('Hover over or tap underlined text').waitFor();
  await page.getByText('Solid oak.', { exact: true }).hover();
  await page.getByText('From the features: "solid oak"').waitFor();
});

interface Saved {
  readonly name: string;
  readonly title?: string;
  readonly platform?: string;
  readonly description?: string;
  readonly bullets?: string[];
  /** The one that is missing was too large. */
  readonly alts?: (string | null)[];
  readonly provenance?: Provenance;
}

/** A listing as an unchecked writer might have saved it. */
async function save(owner: Owner, saved: Saved): Promise<string> {
  const { sql } = journey().service.database;
  const { name, title = name, platform = 'amazon', description = '<p>Good.</p>' } = saved;
  const [jobId, id] = [newId('job'), newId('lst')];
  const listing: Listing = {
    title,
    bullets: saved.bullets ?? [],
    description,
    keywords: ['shelf'],
    backend_terms: '',
    focus_keyphrase: '',
    meta_description: 'A shelf.',
    product_tags: ['shelf'],
    item_highlights: '',
    seo_scores: {
      keyword_density: 50,
      readability: 60,
      conversion_potential: 70,
      platform_compliance: 80,
    },
    pro_tip: '<b>Tip</b>',
    ...(saved.alts && {
      image_alts: saved.alts,
      image_problems: [{ image: saved.alts.indexOf(null), reason: 'too_large' }],
    }),
  };
  await sql`
    with job as (
      insert into jobs (
        id, workspace_id, user_id, kind, status, platform, tone, request, attempts, listing_id,
        finished_at
      ) values (
        ${jobId}, ${owner.workspaceId}, ${owner.userId}, 'async', 'complete', ${platform}, 'Bold',
        ${JSON.stringify({ product_name: name, features: 'Good', platform, tone: 'Bold' })}::text::json,
        1, ${id}, now()
      )
    ),
    counter as (
      insert into usage_counters as c (workspace_id, period, used)
      values (${owner.workspaceId}, date_trunc('month', now() at time zone 'UTC')::date, 1)
      on conflict (workspace_id, period) do update set used = c.used + 1
    ),
    credit as (
      insert into credits (id, workspace_id, period, state)
      values (${jobId}, ${owner.workspaceId},
        date_trunc('month', now() at time zone 'UTC')::date, 'spent')
    )
    insert into listings (
      id, workspace_id, job_id, user_id, platform, tone, product_name, listing, provenance,
      writer
    ) values (
      ${id}, ${owner.workspaceId}, ${jobId}, ${owner.userId}, ${platform}, 'Bold', ${name},
      ${JSON.stringify(listing)}::text::json,
      ${JSON.stringify(saved.provenance ?? null)}::text::json, 'embedded'
    )
  `;
  return id;
}

async function giveBrand({ workspaceId }: Owner, listingId: string, name: string): Promise<void> {
  const { sql } = journey().service.database;
  const brandId = newId('brd');
  await sql`insert into brands (id, workspace_id, name) values (${brandId}, ${workspaceId}, ${name})`;
  await sql`update listings set brand_id = ${brandId} where id = ${listingId}`;
}
