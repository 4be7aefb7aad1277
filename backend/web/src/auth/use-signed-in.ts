import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Who is signed in already, once that is known. */
export function useSignedInAs(): {
  readonly isPending: boolean;
  readonly email: string | undefined;
} {
  const { isPending, data } = useQuery(api.account.session.queryOptions());
  return { isPending, email: data?.email };
}
