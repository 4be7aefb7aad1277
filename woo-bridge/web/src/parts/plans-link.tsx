import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

/** The way to a larger plan, where its address is known. */
export function PlansLink({ href }: { readonly href: string | null | undefined }): ReactNode {
  if (href === null || href === undefined) return null;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" inherit underline="always">
      See the plans
    </Anchor>
  );
}
