import { QueryClientProvider } from '@tanstack/react-query';
import { WarewordTheme } from '@wareword/ui';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api.ts';
import { loadInitialData } from './initial-data.ts';
import { textsLoaded } from '@wareword/ui/messages';

/** Renders a page into the document's root, once its texts have been loaded. */
export async function mount(page: ReactNode): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('Missing #root element.');
  loadInitialData();
  await textsLoaded();
  // Renders in slices, so that a slow phone can respond to touches in between.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <WarewordTheme>{page}</WarewordTheme>
        </QueryClientProvider>
      </StrictMode>,
    );
  });
}
