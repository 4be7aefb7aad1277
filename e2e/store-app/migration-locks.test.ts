import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { recoveryLock } from '../../backend/src/jobs/recovery-lock.ts';
import { createTestDatabase } from '../../backend/test/database.ts';
import { IDENTITY as SHOPIFY_APP } from '../../shopify-app/src/identity.ts';
import { IDENTITY as WOO_BRIDGE } from '../../woo-bridge/src/identity.ts';

test.each([SHOPIFY_APP, WOO_BRIDGE])(
  'the service recovers jobs while $name migrates in the same database',
  async ({ migrationLock }) => {
    const url = await createTestDatabase();
    const [app, service] = [postgres(url, { max: 1 }), postgres(url, { max: 1 })];
    onTestFinished(async () => {
      await Promise.all([app.end(), service.end()]);
    });
    await app`select pg_advisory_lock(${migrationLock})`;
    const recovery = await service`with ${recoveryLock(service)} select taken from recovery_lock`;
    expect(recovery).toEqual([{ taken: true }]);
  },
);
