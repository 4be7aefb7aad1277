/** Retries of a query that got no response; an error response would be the same again. */
const MAX_RETRIES = 1;

/**
 * Options of TanStack Query for all pages.
 * @param statusOf the HTTP status of a failed call; undefined without a response
 */
export function queryDefaults(statusOf: (error: unknown) => number | undefined) {
  return {
    mutations: { networkMode: 'always' },
    queries: {
      // Says at once that there is no connection, instead of waiting for one in silence.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures: number, error: unknown) =>
        failures < MAX_RETRIES && statusOf(error) === undefined,
      staleTime: 5_000,
    },
  } as const;
}
