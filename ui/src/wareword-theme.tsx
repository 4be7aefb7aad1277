// The shared base styles; each component imports its own (`ui/build/mantine-styles.ts`).
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '../brand/fallback-face.css';
import './font.css';
import './motion.css';
import './touch.css';
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { OfflineNotice } from './offline-notice.tsx';
import { theme } from './theme.ts';

/** Applies the common theme, light or dark as chosen or else as the system is, and says when it is offline. */
export function WarewordTheme({
  colorSchemeManager,
  children,
}: {
  /** Remembers the choice, in an app that offers one. */
  readonly colorSchemeManager?: MantineColorSchemeManager;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // The variables are in a style sheet (`ui/build/mantine-styles.ts`), which is there before the scripts.
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      {...(colorSchemeManager && { colorSchemeManager })}
      withCssVariables={false}
    >
      {children}
      <OfflineNotice />
    </MantineProvider>
  );
}
