import { QueryClientProvider } from '@tanstack/react-query';
import { rememberedColorScheme, WarewordTheme } from '@wareword/ui';
import { StrictMode, type ReactNode } from 'react';
import { queryClient } from './api.ts';

/** What is around every page, in the browser and on the server. */
export function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <WarewordTheme colorSchemeManager={rememberedColorScheme}>{children}</WarewordTheme>
      </QueryClientProvider>
    </StrictMode>
  );
}
