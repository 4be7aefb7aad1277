import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { isLanguage, LANGUAGE, LANGUAGE_NAMES, rememberLanguage } from './messages/index.ts';
import { useEarlyInput } from './use-early-input.ts';

/** For visitors: their choice is kept in this browser. */
export function LanguageSelect({
  path,
  ...look
}: {
  /** Where the app's pages are. */
  readonly path?: string;
} & Pick<NativeSelectProps, 'aria-label' | 'w' | 'mt'>): ReactNode {
  const choose = (value: string): void => {
    // React puts a choice back that was made while it took over the page, and reports that as a choice, too.
    if (isLanguage(value) && value !== LANGUAGE) rememberLanguage(value, path);
  };
  const field = useEarlyInput<HTMLSelectElement>(LANGUAGE, choose);
  return (
    <NativeSelect
      {...look}
      ref={field}
      value={LANGUAGE}
      data={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  );
}
