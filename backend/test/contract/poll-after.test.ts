import { expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { useService } from '../service.ts';

const service = useService({ JOB_POLL_AFTER_MS: '1234' });

it('jobs and batches ask clients to poll them as often as the operator has set', async () => {
  const { apiUrl, database } = service();
  const { token } = await createAccount(database);
  const job = await callApi(apiUrl, 'POST /jobs', { token, body: PRODUCT });
  expect(job.body['poll_after_ms']).toBe(1234);
  const batch = await callApi(apiUrl, 'POST /batches', { token, body: { requests: [PRODUCT] } });
  expect(batch.body['poll_after_ms']).toBe(1234);
});
