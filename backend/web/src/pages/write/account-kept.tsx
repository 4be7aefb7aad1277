import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages/shell.ts';

/** Shown once to someone who has called off the deletion of their account. */
export function AccountKept(): ReactNode {
  return <Notice title={t('accountKept')}>{t('accountKeptHelp')}</Notice>;
}
