import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { jobIdOf } from './workspace-state.ts';

const service = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '1000' });

async function shopWithJobs(count: number) {
  const { token } = await createAccount(service().database);
  const ids: string[] = [];
  for (let made = 0; made < count; made++) {
    ids.unshift(jobIdOf(await call(service(), 'createJob', { token, body: PRODUCT })));
  }
  return { token, ids };
}

async function listed(token: string, query?: string): Promise<string[]> {
  const { body } = await call(service(), 'listJobs', { token, ...(query && { query }) });
  return (body['jobs'] as { job_id: string }[]).map(({ job_id }) => job_id);
}

// contract §7.11
describe('GET /jobs', () => {
  it('lists the account’s most recent jobs, newest first: 20 by default, at most 50', async () => {
    const { token, ids } = await shopWithJobs(52);
    expect(await listed(token)).toEqual(ids.slice(0, 20));
    expect(await listed(token, 'limit=3')).toEqual(ids.slice(0, 3));
    expect(await listed(token, 'limit=50')).toEqual(ids.slice(0, 50));
    expect(await listed(token, 'limit=51')).toEqual(ids.slice(0, 50));
    expect(await listed(token, 'limit=99999999999999999999999')).toEqual(ids.slice(0, 50));
  });

  // contract §7.11
  it('a limit outside 1 to 50 is clamped, and one that is not an integer counts as 20', async () => {
    const { token, ids } = await shopWithJobs(22);
    for (const query of ['limit=0', 'limit=-1', 'limit=-99999999999999999999']) {
      expect(await listed(token, query)).toEqual(ids.slice(0, 1));
    }
    const nonIntegers = ['limit=', 'limit=ten', 'limit=2.5', 'limit=1e1', 'limit=0x5', 'limit=%00'];
    const malformed = ['limit=5&limit=6', 'limit[]=5', 'limit[a]=5', 'limit=%zz', 'LIMIT=5', 'x=1'];
    for (const query of [
      ...nonIntegers,
      ...malformed,
      'limit=NaN',
      'limit=1;drop table jobs',
      'limit= 5',
    ]) {
      expect({ query, ids: await listed(token, query) }).toEqual({ query, ids: ids.slice(0, 20) });
    }
  });

  it('only lists the account’s own jobs, or an empty list', async () => {
    const { token, ids } = await shopWithJobs(1);
    const other = await shopWithJobs(0);
    expect(await listed(token)).toEqual(ids);
    expect(await listed(other.token)).toEqual([]);
  });

  it('requires a token', async () => {
    expectRefusal(await call(service(), 'listJobs', { query: 'limit=1' }), 'missing_authorization');
  });
});
