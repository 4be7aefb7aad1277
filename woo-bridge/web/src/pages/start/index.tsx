import { Text } from '@mantine/core';
import { PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../../app/title.ts';
import { StoreAccess } from './store-access.tsx';

/** The first page of a browser that is signed in to no store. */
export function StartPage(): ReactNode {
  useTitle('Give access to your store');
  return (
    <>
      <PageHeader title="Give Wareword access to your store">
        Wareword reads your products and writes listings for them. A product changes only when you
        publish.
      </PageHeader>
      <StoreAccess />
      <Text size="sm" c="dimmed" mt="xl">
        Connected before? Follow the same steps to sign in. Your runs are saved.
      </Text>
    </>
  );
}
