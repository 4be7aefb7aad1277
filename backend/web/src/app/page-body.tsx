import { Center, Loader } from '@mantine/core';
import { PageBoundary } from '@wareword/ui';
import { Suspense, type ReactNode } from 'react';
import { useTitle } from './title.ts';
import { t } from '../messages/shell.ts';

/** Wraps every page: its title, a loading state, and an error state. */
export function PageBody({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  useTitle(title);
  return (
    <PageBoundary>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </PageBoundary>
  );
}

/** Shown while a page or its data is loading. */
export function Loading(): ReactNode {
  return (
    <Center mih={240} role="status" aria-label={t('loading')}>
      <Loader size="sm" />
    </Center>
  );
}
