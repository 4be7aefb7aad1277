import { useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { createContext, use } from 'react';
import { api, queryClient } from '../api.ts';

/** Who is signed in, where they work, their plan and usage. */
export type Account = NonNullable<inferRouterOutputs<DashboardRouter>['account']['read']>;

const AccountContext = createContext<Account | undefined>(undefined);
export const AccountProvider = AccountContext.Provider;

/** The account on a page that has one for sure (frame `app`). */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (account === undefined) throw new Error('This page has no account around it.');
  return account;
}

/** The account where somebody is signed in. */
export function useOptionalAccount(): Account | undefined {
  return use(AccountContext);
}

/** Asks for the account; null means that nobody is signed in. */
export function useAccountQuery() {
  return useQuery(api.account.read.queryOptions());
}

/** Reads plan and usage again, after something that changes them. */
export function refreshAccount(): Promise<void> {
  return queryClient.invalidateQueries(api.account.read.queryFilter());
}
