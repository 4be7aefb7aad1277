import type { JobEnvelope, Listing } from '@wareword/shared-schema';
import { vi } from 'vitest';
import { createAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { call } from '../contract/call.ts';
import { jobIdOf } from '../contract/workspace-state.ts';
import { PRODUCT } from '../http.ts';
import type { TestService } from '../service.ts';

export const SESSION = 'a-page-that-is-open';

/** What `listings.read` answers, as far as tests look at it. */
export interface Shown {
  readonly listing: Listing;
  readonly revision: number;
  readonly editedAt: string | null;
  readonly editedFields: string[];
  readonly brokenRules: { field: string; rule: string; problem: string }[];
  readonly deletedAt: string | null;
  readonly productName: string;
}

/** A person with a listing that the rule-based writer wrote for an API key. */
export async function writtenListing(service: TestService, body: object = {}) {
  const account = await createAccount(service.database);
  const created = await call(service, 'createJob', {
    token: account.token,
    body: { ...PRODUCT, ...body },
  });
  const jobId = jobIdOf(created);
  const poll = async (query = '') => {
    const { status, body: envelope } = await call(service, 'getJob', {
      token: account.token,
      id: jobId,
      query,
    });
    return { status, job: envelope as unknown as JobEnvelope };
  };
  const id = await vi.waitFor(
    async () => {
      const { job } = await poll();
      if (job.status !== 'complete') throw new Error(job.status);
      return job.listing_id;
    },
    { timeout: 25_000, interval: 20 },
  );
  const cookie = await sessionCookie(service, account.userId);
  const ask = (named: `${'query' | 'mutation'} ${string}`, input: object = {}) => {
    const [kind = '', name = ''] = named.split(' ');
    const procedure = `listings.${name}`;
    return callDashboard(
      service,
      cookie,
      kind === 'query' ? `query ${procedure}` : `mutation ${procedure}`,
      { id, ...input },
    );
  };
  const read = async () => (await ask('query read')).data as unknown as Shown;
  const edit = async (field: string, value: string | string[], more: object = {}) =>
    ask('mutation edit', {
      revision: (await read()).revision,
      session: SESSION,
      field,
      value,
      ...more,
    });
  return { account, id, jobId, poll, ask, read, edit };
}
