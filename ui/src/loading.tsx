import { Center, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from './messages/components.ts';

/** Shown while a page or its data is loading. */
export function Loading({ name }: { readonly name?: string }): ReactNode {
  return (
    <Center mih={240} role="status" aria-label={name ?? t('loading')}>
      <Loader size="sm" />
    </Center>
  );
}
