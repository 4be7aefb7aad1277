import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../messages/auth.ts';
import { useSignedInAs } from './use-signed-in-as.ts';

/** Where a page leads whose link can't be used. */
export function WayOn(): ReactNode {
  const { email } = useSignedInAs();
  return (
    <Anchor href={email === undefined ? '/sign-in' : '/'} py={10}>
      {email === undefined ? t('signIn') : t('goToDashboard')}
    </Anchor>
  );
}
