import { Center, Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';
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
  return <ConnectFrame>{contentOf(review, children)}</ConnectFrame>;
}

function contentOf<Review>(
  review: UseQueryResult<Review>,
  show: (review: Review) => ReactNode,
): ReactNode {
  if (review.data !== undefined) return show(review.data);
  if (review.isError) {
    return (
      <ErrorNotice title={t('pageNotLoaded')} retry={() => void review.refetch()}>
        {messageOf(review.error)}
      </ErrorNotice>
    );
  }
  return (
    <Center mih={240} role="status" aria-label={t('loading')}>
      <Loader size="sm" />
    </Center>
  );
}
