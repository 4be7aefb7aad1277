import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../app/loaded.tsx';
import { useTitle } from '../app/title.ts';
import { t } from '../messages/connect.ts';
import { ConnectFrame } from './connect-frame.tsx';
import { connectTitle } from './connect-title.ts';

/** The page around a request that a person reviews, also while it is loading. */
export function ReviewFrame<Review>({
  review,
  nameOf,
  children,
}: {
  readonly review: UseQueryResult<Review>;
  /** Who asks. */
  readonly nameOf: (review: Review) => string;
  readonly children: (review: Review) => ReactNode;
}): ReactNode {
  useTitle(review.data === undefined ? undefined : connectTitle(nameOf(review.data)));
  return (
    <ConnectFrame>
      <Loaded query={review} title={t('pageNotLoaded')}>
        {children}
      </Loaded>
    </ConnectFrame>
  );
}
