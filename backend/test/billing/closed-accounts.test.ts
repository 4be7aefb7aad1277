import { expect, it } from 'vitest';
import { eraseDue } from '../../src/account-data/index.ts';
import { createPayments } from '../../src/billing/index.ts';
import { readConfig } from '../../src/config.ts';
import { createMailer, Outbox } from '../../src/mail/index.ts';
import { PASSWORD } from '../accounts.ts';
import { useBillingFixture, type Owner } from './billing-fixture.ts';

const billing = useBillingFixture();

const close = (owner: Owner) =>
  owner.ask('mutation settings.deleteAccount', { currentPassword: PASSWORD });

/** Lets the day of every closed account come. @returns how many were erased */
async function eraseClosed(): Promise<number> {
  const { service, stripe } = billing();
  const { database } = service;
  await database.sql`
    update workspaces set erase_at = now() - interval '1 minute' where erase_at is not null
  `;
  const config = readConfig({ NODE_ENV: 'test', ...stripe.settings });
  const payments = await createPayments(config.stripe, () => undefined);
  const outbox = new Outbox(createMailer(config), () => undefined);
  const ctx = { database, outbox, payments };
  const erased = await eraseDue({ ctx, signal: new AbortController().signal });
  await outbox.flush();
  return erased;
}

it('a subscription whose event is late keeps an account from being deleted', async () => {
  const { stripe, owner } = billing();
  const anna = await owner();
  stripe.events.hold();
  await anna.pay('pro');
  expect((await close(anna)).message).toContain('cancel your subscription');
});

it('an open checkout ends with the account, and Stripe must be there for that', async () => {
  const { stripe, owner } = billing();
  const anna = await owner();
  const checkout = await anna.checkout('pro');
  stripe.setDown(true);
  expect((await close(anna)).message).toContain("couldn't reach Stripe");
  stripe.setDown(false);
  expect((await close(anna)).status).toBe(200);
  expect(stripe.state.sessions.get(checkout)?.status).toBe('expired');
  expect(await eraseClosed()).toBe(1);
});

it('a subscription that was renewed meanwhile is canceled first, however often Stripe is away', async () => {
  const { stripe, owner } = billing();
  const anna = await owner();
  const subscription = await anna.pay('pro');
  subscription.cancelAtPeriodEnd = true;
  expect((await close(anna)).status).toBe(200);
  subscription.cancelAtPeriodEnd = false;
  stripe.setDown(true);
  expect(await eraseClosed()).toBe(0);
  expect(subscription.status).toBe('active');
  stripe.setDown(false);
  expect(await eraseClosed()).toBe(1);
  expect(subscription.status).toBe('canceled');
});
