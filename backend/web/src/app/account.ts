import { useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { createContext, use } from 'react';
import { api, queryClient } from '../api.ts';

/** The user, their workspace, plan and usage. */
export type Account = NonNullable<inferRouterOutputs<DashboardRouter>['account']['read']>;

const AccountContext = createContext<Account | undefined>(undefined);
export const AccountProvider = AccountContext.Provider;

/** The account on a page that always has one (frame `app`). */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (account === undefined) throw new Error('useAccount must be used inside AccountProvider.');
  return account;
}

/** Fetches the account; null means that no one is signed in. */
export function useAccountQuery() {
  return useQuery(api.account.read.queryOptions());
}

/** Refetches plan and usage after a change. */
export function refreshAccount(): Promise<void> {
  return queryClient.invalidateQueries(api.account.read.queryFilter());
}
