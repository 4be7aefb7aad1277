import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectStore } from '../../backend/test/accounts.ts';
import { callApi } from '../../backend/test/http.ts';
import { issueApiKey } from '../../backend/src/tokens/index.ts';
import { startStripeStandIn } from '../stand-ins/stripe/index.ts';
import { until } from '../faults/until.ts';
import { expectGoodLooks, makeOwner, signIn, useJourney } from './harness/index.ts';

const stripe = await startStripeStandIn();
const journey = useJourney({ ...stripe.settings, RATE_LIMIT_PER_MINUTE: '7' });
const withoutStripe = useJourney();

beforeAll(async () => {
  // An earlier page may lack them if Stripe is slower than its timeout.
  await until('the prices are there', async () => {
    const response = await fetch(`${journey().baseUrl}/trpc/billing.pricing`);
    return (await response.text()).includes('9900');
  });
});
afterAll(() => stripe.close());

/** What the browser's cells have of the DOM, which these tests don't know. */
interface Cell {
  readonly textContent: string;
  readonly ariaLabel: string | null;
  querySelector(selector: string): Cell | null;
}

function listen(): void {
  stripe.events.deliverTo(`${journey().baseUrl}/billing/stripe/webhook`);
}

describe('The pricing page', () => {
  it(
    'shows a visitor what each plan gives and costs, and one way on',
    { timeout: 180_000 },
    async () => {
      const page = await journey().visitor();
      await page.goto('/pricing');
      const agency = page.getByRole('region', { name: 'Agency' });
      await agency.getByText('€99 a month').waitFor();
      await agency.getByText('1,000 listings a month').waitFor();
      await agency.getByText('API keys').waitFor();
      await page.getByRole('region', { name: 'Pro' }).getByText('€19 a month').waitFor();
      expect(await page.getByText('Your plan', { exact: true }).count()).toBe(0);
      const comparison = page.getByRole('table', { name: 'Compare plans' });
      /** A row's cells: their numbers, or the names of their marks. */
      const valuesOf = (name: string) =>
        comparison
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
          .getByRole('cell')
          .evaluateAll((cells: readonly Cell[]) =>
            cells.map((cell) => cell.querySelector('[role=img]')?.ariaLabel ?? cell.textContent),
          );
      expect(await valuesOf('Listings a month')).toEqual(['3', '100', '1,000']);
      expect(await valuesOf('Listing requests per minute, per API key')).toEqual([
        'Not included',
        'Not included',
        '7',
      ]);
      expect(await valuesOf('Bulk writing from CSV')).toEqual([
        'Not included',
        'Included',
        'Included',
      ]);
      await page.getByText('comes with Pro and Agency').waitFor();
      await expectGoodLooks(page, 'pricing-visitor');
      await page.getByRole('link', { name: 'Start free' }).click();
      await page.waitForURL('**/sign-up');
    },
  );

  it('without Stripe: shows the prices in the settings and how to change the plan', async () => {
    const page = await withoutStripe().visitor();
    const owner = await makeOwner(withoutStripe());
    await page.goto('/pricing');
    await page.getByText('Start on Free, then ask its administrator for another plan.').waitFor();
    await page.getByText('Brand voice learned from your writing (needs AI').waitFor();
    await signIn(page, withoutStripe(), owner);
    await page.goto('/pricing');
    await page.getByText(`give them your email, ${owner.email}.`).waitFor();
    expect(await page.getByRole('region', { name: 'Pro' }).getByRole('link').count()).toBe(0);
    const own = page.getByRole('link', { name: 'Change a plan' });
    expect(await own.getAttribute('href')).toBe('/contact#own-server');
    await page.getByRole('region', { name: 'Free' }).getByText('Your plan').waitFor();
    await page.getByRole('region', { name: 'Pro' }).getByText('$19 a month').waitFor();
    expect(await page.getByRole('button', { name: /Upgrade/ }).count()).toBe(0);
  });

  it('is where upgrade_url of the account snapshot leads', async () => {
    const { service, baseUrl } = journey();
    const owner = await makeOwner(journey());
    const token = await connectStore(service.database, { ...owner, token: '' });
    const { body } = await callApi(service.apiUrl, 'GET /me', { token });
    expect(body['upgrade_url']).toBe(`${baseUrl}/pricing`);
  });
});

describe('An owner pays', () => {
  // Three pages are checked on the way.
  it(
    'upgrade through checkout, wait for confirmation, and downgrade',
    { timeout: 180_000 },
    async () => {
      listen();
      const { service } = journey();
      const owner = await makeOwner(journey());
      const store = await connectStore(service.database, { ...owner, token: '' });
      const { token } = await issueApiKey({
        ctx: { orm: service.database.orm },
        input: { ...owner, name: 'Script' },
      });
      const statusOf = async (one: string) =>
        (await callApi(service.apiUrl, 'GET /me', { token: one })).status;
      expect(await statusOf(token)).toBe(403);
      const page = await journey().visitor();
      await signIn(page, journey(), owner);

      await page.goto('/pricing');
      await page.getByRole('button', { name: 'Upgrade to Agency' }).waitFor();
      await expectGoodLooks(page, 'pricing-owner');
      await page.getByRole('button', { name: 'Upgrade to Agency' }).click();
      await page.getByRole('heading', { name: 'Checkout (stand-in)' }).waitFor();
      await page.getByRole('link', { name: 'Back' }).click();
      await page.getByText("You weren't charged").waitFor();

      stripe.events.hold();
      await page.getByRole('button', { name: 'Upgrade to Agency' }).click();
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Waiting for payment confirmation').waitFor();
      await page.getByRole('heading', { name: 'Free plan' }).waitFor();
      await expectGoodLooks(page, 'plan-waiting');
      expect(await statusOf(token)).toBe(403);

      await stripe.events.release();
      await page.getByText('Your payment is confirmed').waitFor();
      await page.getByRole('heading', { name: 'Agency plan' }).waitFor();
      await page.getByText(/^Renews/).waitFor();
      await expectGoodLooks(page, 'plan-paid');
      expect(await statusOf(token)).toBe(200);

      await page.getByRole('button', { name: 'Manage billing' }).click();
      await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
      await page.getByRole('link', { name: 'Return' }).click();
      await page.getByText(/^Canceled\. You keep this plan until/).waitFor();
      expect(await statusOf(token)).toBe(200);

      await page.goto('/pricing');
      await page.getByRole('button', { name: 'Change to Pro' }).click();
      await page.getByRole('button', { name: 'Cancel now' }).click();
      await page.getByRole('link', { name: 'Return' }).click();
      await page.getByRole('heading', { name: 'Free plan' }).waitFor();
      expect(await statusOf(token)).toBe(403);
      expect(await statusOf(store)).toBe(200);
    },
  );

  it("returning without a payment doesn't change the plan", async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    await page.goto('/plan?checkout=done');
    await page.getByText('No payment in progress').waitFor();
    await page.getByRole('heading', { name: 'Free plan' }).waitFor();
  });

  it('a lost event is recovered by asking Stripe', async () => {
    listen();
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    stripe.events.hold();
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('Your payment is confirmed').waitFor();
    await stripe.events.release();
  });
});
