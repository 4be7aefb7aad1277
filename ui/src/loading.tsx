import { Center, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

/** Shown while a page or its data is loading. */
export function Loading({ name = 'Loading' }: { readonly name?: string }): ReactNode {
  return (
    <Center mih={240} role="status" aria-label={name}>
      <Loader size="sm" />
    </Center>
  );
}
