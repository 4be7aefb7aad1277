import { randomBytes } from 'node:crypto';
import { readStatus, requirePlan } from '@wareword/store-app/connect';
import { Vault } from '@wareword/security/secrets';
import { sealToken } from '@wareword/store-app/service';
import { expect, test } from 'vitest';
import type { PlanName } from '../../backend/src/config.ts';
import { connectStore, createAccount } from '../../backend/test/accounts.ts';
import { useService } from '../../backend/test/service.ts';

const service = useService({ PLAN_PRO_LIMIT: '0' });
const vault = new Vault(randomBytes(32));

/** A store connected to an account on that plan, in an app that may or may not link to plans. */
async function storeOn(plan: PlanName, offersPlans: boolean) {
  const { database, baseUrl } = service();
  const account = await createAccount(database, { plan });
  const token = await connectStore(database, account, `https://${account.workspaceId}.example`);
  const ctx = {
    vault,
    service: {
      warewordUrl: baseUrl,
      warewordPublicUrl: baseUrl,
      userAgent: 'wareword-test',
      connectClient: undefined,
      offersPlans,
    },
    recordRefusedToken: () => Promise.resolve(),
  };
  const id = `sto_${account.workspaceId}`;
  const sealed = sealToken(vault, id, token);
  const store = { id, token: sealed, tokenPrefix: token.slice(0, 8), connectedAt: new Date() };
  return { ctx, store };
}

test('an app that may not link to plans says what a plan lacks, without a way to pay', async () => {
  const { ctx, store } = await storeOn('pro', false);
  const status = await readStatus({ ctx, input: { store } });
  expect(status).toMatchObject({ connected: true, upgradeUrl: null, problem: { link: null } });
  await expect(requirePlan({ ctx, input: { store, bulk: false } })).rejects.toMatchObject({
    code: 'usage_limit_reached',
    link: undefined,
  });
  const single = await storeOn('free', false);
  await expect(
    requirePlan({ ctx: single.ctx, input: { store: single.store, bulk: true } }),
  ).rejects.toMatchObject({
    code: 'bulk_not_allowed',
    message: 'Your plan allows one listing at a time. Select one product.',
    link: undefined,
  });
});

test('an app that may link to plans links to them', async () => {
  const { ctx, store } = await storeOn('pro', true);
  const { upgradeUrl, problem } = await readStatus({ ctx, input: { store } });
  expect(upgradeUrl).toMatch(/^http/);
  expect(problem?.link).toBe(upgradeUrl);
  const single = await storeOn('free', true);
  await expect(
    requirePlan({ ctx: single.ctx, input: { store: single.store, bulk: true } }),
  ).rejects.toMatchObject({
    code: 'bulk_not_allowed',
    message: expect.stringContaining('upgrade') as string,
    link: upgradeUrl,
  });
});

test('a plan with bulk writes many products, but not for a store that is not connected', async () => {
  const { ctx, store } = await storeOn('agency', false);
  await requirePlan({ ctx, input: { store, bulk: true } });
  const away = { ...store, token: null };
  await expect(requirePlan({ ctx, input: { store: away, bulk: false } })).rejects.toMatchObject({
    code: 'not_connected',
  });
});
