import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { Receiver } from '../../backend/test/contract/webhook-receiver.ts';
import { callApi, PRODUCT } from '../../backend/test/http.ts';
import { TEST_ENCRYPTION_KEY } from '../../backend/test/service.ts';
import { Fixture } from './fixture.ts';
import { until } from './until.ts';

const SETTINGS = {
  ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
  GENERATOR: 'embedded',
  WORKER_CONCURRENCY: '10',
};
const JOBS = 100;

// contract §20.7
test('no webhook is lost when workers are killed while they write and send', async () => {
  const fixture = await Fixture.create();
  const receiver = await Receiver.start();
  onTestFinished(() => receiver.stop());
  // Every third message is read, and never answered.
  const unanswered = new Set<ServerResponse>();
  receiver.answer = (response) => {
    if (receiver.received.length % 3 === 0) unanswered.add(response);
    else response.writeHead(204).end();
  };
  const web = await fixture.start('web', SETTINGS);
  const { token } = fixture.account;
  const events = ['job.completed', 'batch.completed'];
  await callApi(web.apiUrl, 'POST /webhooks', { token, body: { url: receiver.url, events } });
  const requests = Array.from({ length: JOBS }, () => PRODUCT);
  await callApi(web.apiUrl, 'POST /batches', { token, body: { requests } });

  const seen = () => receiver.received.length;
  for (let round = 0; round < 3; round++) {
    const before = seen();
    const worker = await fixture.start('worker', SETTINGS);
    await until('some have arrived', () => (seen() > before + 5 ? true : undefined));
    await worker.kill();
    // The claims of a dead process end after a minute.
    await fixture.database.sql`
      update webhook_deliveries set due_at = now() where state = 'pending'
    `;
  }
  receiver.answerWith(204);
  await fixture.start('worker', SETTINGS);
  await until('all are delivered', async () => {
    const [row] = await fixture.database.sql<[{ delivered: number }]>`
      select count(*)::int as delivered from webhook_deliveries where state = 'delivered'
    `;
    return row.delivered === JOBS + 1 ? true : undefined;
  });

  const jobs = new Set(
    receiver.received.flatMap(({ payload }) =>
      payload.type === 'job.completed' ? [payload.data.job_id] : [],
    ),
  );
  expect(jobs.size).toBe(JOBS);
  // What was sent twice has the same id.
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(JOBS + 1);
  expect(receiver.received.some(({ payload }) => payload.type === 'batch.completed')).toBe(true);
});
