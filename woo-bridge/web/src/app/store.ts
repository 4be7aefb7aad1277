import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { api, queryClient, type Store } from '../api.ts';

const StoreContext = createContext<Store | undefined>(undefined);
export const StoreProvider = StoreContext.Provider;

/** The store that all pages are about. */
export function useStore(): Store {
  const store = use(StoreContext);
  if (store === undefined) throw new Error('useStore must be used inside StoreProvider.');
  return store;
}

export const connectionQuery = api.connection.status.queryOptions(undefined, {
  staleTime: 15_000,
});

/** Plan, credits and capabilities, as the service says. */
export function useConnection() {
  return useQuery(connectionQuery);
}

/** Asks the service again, after something that costs listings or changes the connection. */
export function refreshConnection(): Promise<void> {
  return queryClient.invalidateQueries(api.connection.status.queryFilter());
}
