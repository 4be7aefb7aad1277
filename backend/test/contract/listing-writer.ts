import type { TestAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import type { TestService } from '../service.ts';
import { call } from './call.ts';
import { waitForEnd } from './workspace-state.ts';

/** Writes a listing with a job. @returns the ids of both */
export function listingWriter(service: () => TestService) {
  return async ({ token }: TestAccount, more: object = {}) => {
    const body = { ...PRODUCT, ...more };
    const created = await call(service(), 'createJob', { token, body });
    const jobId = String(created.body['job_id']);
    const ended = await waitForEnd(service(), token, jobId);
    return { jobId, id: String(ended.body['listing_id']) };
  };
}
