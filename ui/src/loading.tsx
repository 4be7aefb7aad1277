import { Center, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUiTexts } from './texts.ts';

/** Shown while a page or its data is loading. */
export function Loading({ name }: { readonly name?: string }): ReactNode {
  const { loading } = useUiTexts();
  return (
    <Center mih={240} role="status" aria-label={name ?? loading}>
      <Loader size="sm" />
    </Center>
  );
}
