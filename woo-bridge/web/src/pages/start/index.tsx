import { Text } from '@mantine/core';
import { PageHead } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../../app/title.ts';
import { StoreAccess } from './store-access.tsx';

/** The first page of a browser that is signed in to no store. */
export function StartPage(): ReactNode {
  useTitle('Give access to your store');
  return (
    <>
      <PageHead title="Give Wareword access to your store">
        Wareword reads your products, writes listings for them, and changes a product only when you
        publish.
      </PageHead>
      <StoreAccess />
      <Text size="sm" c="dimmed" mt="xl">
        Was this store here before? The same steps sign this browser in: your runs are still there.
      </Text>
    </>
  );
}
