import { api, queryClient } from '../../api.ts';

/** Refetches how the user can sign in, after a change of it. */
export function refreshSignInMethods(): Promise<void> {
  return queryClient.invalidateQueries(api.account.signInMethods.queryFilter());
}
