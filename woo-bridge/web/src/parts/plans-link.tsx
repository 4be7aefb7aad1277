import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../messages/shell.ts';

/** A link to the plans, if the address is known. */
export function PlansLink({ href }: { readonly href: string | null | undefined }): ReactNode {
  if (href === null || href === undefined) return null;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" inherit underline="always">
      {t('seePlans')}
    </Anchor>
  );
}
