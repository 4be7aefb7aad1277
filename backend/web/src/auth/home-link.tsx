import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../messages/auth.ts';
import { useSignedInAs } from './use-signed-in-as.ts';

/** Where to go next from a page whose link from an email no longer works. */
export function HomeLink(): ReactNode {
  const { email } = useSignedInAs();
  return (
    <Anchor href={email === undefined ? '/sign-in' : '/'} py={10}>
      {email === undefined ? t('signIn') : t('goToDashboard')}
    </Anchor>
  );
}
