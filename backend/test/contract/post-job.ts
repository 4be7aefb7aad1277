import { createAccount } from '../accounts.ts';
import type { ApiResponse } from '../http.ts';
import type { TestService } from '../service.ts';
import { call } from './call.ts';

/** Sends `POST /jobs` from a new account. */
export function jobPoster(service: () => TestService) {
  return async (body: unknown): Promise<ApiResponse> => {
    const { token } = await createAccount(service().database);
    return call(service(), 'createJob', { token, body });
  };
}
