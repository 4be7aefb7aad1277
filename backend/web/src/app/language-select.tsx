import { LanguageSelect as Select } from '@wareword/ui';
import type { ReactNode } from 'react';
import { t } from '../messages/shell.ts';

/** For visitors. An account has its own language, in the settings. */
export function LanguageSelect(): ReactNode {
  return <Select aria-label={t('language')} w={150} mt="md" />;
}
