import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 5_000, refetchOnWindowFocus: true } },
});

export const client = createTRPCClient<DashboardRouter>({
  links: [httpBatchLink({ url: '/trpc', maxURLLength: 4_000 })],
});

/** The dashboard's API, as options of TanStack Query. */
export const api = createTRPCOptionsProxy<DashboardRouter>({ client, queryClient });
