import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import type { ListingTextField } from '@wareword/shared-schema';
import { api, queryClient } from '../../api.ts';

type Outputs = inferRouterOutputs<DashboardRouter>['listings'];

/** A listing as the service shows it. */
export type ShownListing = Outputs['read'];
export type ListingVersion = Outputs['versions'][number];

const keyOf = (id: string) => api.listings.read.queryKey({ id });

/** The listing that the page shows now. */
export function shownListing(id: string): ShownListing | undefined {
  return queryClient.getQueryData(keyOf(id));
}

/** Shows a newer state of a listing, and reads again what follows from it. */
export function showListing(
  id: string,
  state: Pick<ShownListing, 'listing' | 'revision' | 'editedAt' | 'provenance'> & {
    readonly editedFields: readonly ListingTextField[];
    readonly brokenRules: ShownListing['brokenRules'];
  },
): void {
  const { listing, revision, editedAt, editedFields, brokenRules, provenance } = state;
  queryClient.setQueryData(
    keyOf(id),
    (before) =>
      before && {
        ...before,
        ...{ listing, revision, editedAt, brokenRules, provenance },
        editedFields: [...editedFields],
      },
  );
  refreshParts(id);
}

/** Reads a listing again, after a change that the service made. */
export async function refreshListing(id: string): Promise<void> {
  refreshParts(id);
  await queryClient.invalidateQueries({ queryKey: keyOf(id) });
}

function refreshParts(id: string): void {
  void queryClient.invalidateQueries(api.listings.versions.queryFilter({ id }));
  void queryClient.invalidateQueries(api.listings.scores.queryFilter({ id }));
}
