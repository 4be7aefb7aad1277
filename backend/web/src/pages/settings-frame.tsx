import { Stack } from '@mantine/core';
import { PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { SettingsNav } from './settings-nav.tsx';

/**
 * A section of the settings. The links to the others are as wide as the page, whatever the width of
 * the section, so that they stay where they are from one to the next.
 */
export function SettingsFrame({
  title,
  introduction,
  width = 640,
  children,
}: {
  readonly title: string;
  readonly introduction?: string;
  /** The width of the section, in pixels. */
  readonly width?: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Stack gap="md">
      <PageHeader title={title}>{introduction}</PageHeader>
      <SettingsNav />
      <Stack gap="md" maw={width}>
        {children}
      </Stack>
    </Stack>
  );
}
