// What every component stands on; each brings its own styles itself (`ui/build/mantine-styles.ts`).
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import './motion.css';
import './touch.css';
import { MantineProvider, type CSSVariablesResolver } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Puts a page into the common look, light or dark as its reader's system is. */
export function Look({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" cssVariablesResolver={readable}>
      {children}
    </MantineProvider>
  );
}

/** Mantine's own second-rank text falls short of contrast AA. */
const readable: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
  },
});
