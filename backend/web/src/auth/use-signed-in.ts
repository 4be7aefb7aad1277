import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Who is signed in already, as far as is known yet. */
export function useSignedInAs(): string | undefined {
  return useQuery(api.account.session.queryOptions()).data?.email;
}
