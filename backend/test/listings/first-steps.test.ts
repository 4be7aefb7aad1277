import { expect, it } from 'vitest';
import { connectStore, createAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { addBrand } from '../contract/workspace-state.ts';
import { useService } from '../service.ts';
import { writtenListing } from './written-listing.ts';

const service = useService();

it('the first steps are done when the workspace has a listing, a brand and a store', async () => {
  const { account } = await writtenListing(service());
  const cookie = await sessionCookie(service(), account.userId);
  const read = async () => (await callDashboard(service(), cookie, 'query firstSteps.read')).data;
  const before = { hasListing: true, hasBrand: false, hasStore: false, dismissed: false };
  expect(await read()).toEqual(before);
  await addBrand(service().database, account);
  await connectStore(service().database, account);
  expect(await read()).toEqual({ ...before, hasBrand: true, hasStore: true });
});

it('once dismissed, they stay dismissed for this member, in every browser', async () => {
  const { userId } = await createAccount(service().database);
  const cookie = await sessionCookie(service(), userId);
  for (let click = 0; click < 2; click++) {
    const { status } = await callDashboard(service(), cookie, 'mutation firstSteps.dismiss');
    expect(status).toBe(200);
  }
  const other = await sessionCookie(service(), userId);
  const { data } = await callDashboard(service(), other, 'query firstSteps.read');
  expect(data).toMatchObject({ dismissed: true, hasListing: false });
});

it('a sample is free, and is for the requested platform', async () => {
  const { userId } = await createAccount(service().database);
  const cookie = await sessionCookie(service(), userId);
  const { data } = await callDashboard(service(), cookie, 'query listings.sample', {
    platform: 'shopify',
  });
  expect(data['listing']).toMatchObject({
    bullets: [],
    description: expect.stringMatching(/walnut/i) as string,
  });
});
