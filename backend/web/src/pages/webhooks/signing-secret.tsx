import type { ReactNode } from 'react';
import { t } from '../../messages/webhooks.ts';
import { SecretPanel } from '../secret-panel.tsx';

/** The secret of an endpoint, right after it was created or rotated. */
export function SigningSecret(panel: {
  readonly title: string;
  readonly secret: string;
  readonly children: ReactNode;
  readonly onDone: () => void;
}): ReactNode {
  const texts = { label: t('yourSigningSecret'), copy: t('copySecret'), done: t('done') };
  return <SecretPanel texts={texts} {...panel} />;
}
