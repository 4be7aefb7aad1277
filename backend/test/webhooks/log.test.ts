import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEventLog } from '../event-log.ts';
import { startTestService, type TestService } from '../service.ts';

const log = createEventLog('warn');
let service: TestService;

beforeAll(async () => {
  service = await startTestService({ ROLE: 'worker' }, undefined, { logger: log.logger });
});
afterAll(() => service.stop());

it('says which part of sending webhooks failed', async () => {
  const { sql } = service.database;
  // Only the check for ended batches reads this table.
  await sql`alter table batch_items rename to batch_items_elsewhere`;
  await log.line({ msg: "couldn't check for ended batches; trying again" });
  expect(log.text()).not.toContain('send webhooks');
  await sql`alter table batch_items_elsewhere rename to batch_items`;
  await sql`alter table webhook_deliveries rename to webhook_deliveries_elsewhere`;
  await log.line({ msg: "couldn't send webhooks; trying again" });
  await sql`alter table webhook_deliveries_elsewhere rename to webhook_deliveries`;
});
