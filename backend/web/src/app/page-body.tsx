import { Center, Loader } from '@mantine/core';
import { PageBoundary } from '@wareword/ui';
import { Suspense, type ReactNode } from 'react';
import { useTitle } from './title.ts';

/** What every page has around it: its title, a state while it loads, and one for when it breaks. */
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

/** Shown while a page, or all that it shows, is on its way. */
export function Loading(): ReactNode {
  return (
    <Center mih={240} role="status" aria-label="Loading">
      <Loader size="sm" />
    </Center>
  );
}
