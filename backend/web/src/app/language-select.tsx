import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { isLanguage, LANGUAGE, LANGUAGE_NAMES } from '../messages/language.ts';
import { rememberLanguage } from '../messages/remember-language.ts';
import { t } from '../messages/shell.ts';

/** For visitors: their choice is kept in this browser. An account has its own, in the settings. */
export function LanguageSelect(): ReactNode {
  return (
    <NativeSelect
      aria-label={t('language')}
      w={150}
      mt="md"
      value={LANGUAGE}
      data={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) rememberLanguage(value);
      }}
    />
  );
}
