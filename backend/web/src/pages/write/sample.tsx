import { useQuery } from '@tanstack/react-query';
import type { Platform } from '@wareword/shared-schema';
import { lazy, Suspense, type ReactNode } from 'react';
import { api } from '../../api.ts';

/** With what shows descriptions, a tenth of the page's scripts: only fetched once the form is there. */
const SampleListing = lazy(() =>
  import('./sample-listing.tsx').then(
    (module) => ({ default: module.SampleListing }),
    // Its file is gone after an update. The form works without it.
    () => ({ default: () => undefined }),
  ),
);

/** What a listing looks like, where the first one will appear. */
export function Sample({ platform }: { readonly platform: Platform }): ReactNode {
  const sample = useQuery(
    api.listings.sample.queryOptions(
      { platform },
      { staleTime: Infinity, placeholderData: (before) => before },
    ),
  );
  if (sample.data === undefined) return undefined;
  return (
    <Suspense>
      <SampleListing platform={platform} listing={sample.data.listing} />
    </Suspense>
  );
}
