import { WarewordClient } from '@wareword/shared-schema/client';
import { expect, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { PRODUCT } from '../../backend/test/http.ts';
import { useService } from '../../backend/test/service.ts';
import { findSentJob } from '../../publishing/src/steps/find-sent-job.ts';

const service = useService({ RATE_LIMIT_PER_MINUTE: '1000' });

test('a job whose response was lost is found after any number of newer ones', async () => {
  const { token } = await createAccount(service().database);
  const client = new WarewordClient({ baseUrl: service().baseUrl, token });
  const sent = await client.jobs.create({ ...PRODUCT, external_ref: 'itm_1' });
  for (let n = 0; n < 51; n++) await client.jobs.create({ ...PRODUCT, external_ref: `other_${n}` });
  const step = { signal: new AbortController().signal };
  expect(await findSentJob(step, { ...PRODUCT, external_ref: 'itm_1' }, client)).toMatchObject({
    job_id: sent.job_id,
  });
  const unknown = { ...PRODUCT, external_ref: 'itm_2' };
  expect(await findSentJob(step, unknown, client)).toBeUndefined();
});
