import { useAccountQuery } from '../app/account.ts';

/** Who is already signed in, once known. */
export function useSignedInAs(): {
  readonly isPending: boolean;
  readonly email: string | undefined;
} {
  const { isPending, data } = useAccountQuery();
  return { isPending, email: data?.email };
}
