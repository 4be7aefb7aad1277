import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { isLanguage, LANGUAGE, LANGUAGE_NAMES, rememberLanguage } from './messages/index.ts';

/** For visitors: their choice is kept in this browser. */
export function LanguageSelect({
  path,
  ...look
}: {
  /** Where the app's pages are. */
  readonly path?: string;
} & Pick<NativeSelectProps, 'aria-label' | 'w' | 'mt'>): ReactNode {
  return (
    <NativeSelect
      {...look}
      value={LANGUAGE}
      data={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) rememberLanguage(value, path);
      }}
    />
  );
}
