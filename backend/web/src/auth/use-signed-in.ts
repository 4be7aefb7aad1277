import { useAccountQuery } from '../app/account.ts';

/** Who is signed in already, once that is known. */
export function useSignedInAs(): {
  readonly isPending: boolean;
  readonly email: string | undefined;
} {
  const { isPending, data } = useAccountQuery();
  return { isPending, email: data?.email };
}
