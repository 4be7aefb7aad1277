import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Puts a page into the common look, light or dark as its reader's system is. */
export function Look({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
