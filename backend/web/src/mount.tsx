import { repeatClick } from '@wareword/ui/early-click';
import { textsLoaded } from '@wareword/ui/messages';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadInitialData, parseInitialData, readInitialData } from './initial-data.ts';
import { Root } from './root.tsx';

/** Shows a page in the document's root once its texts have been loaded, or takes over the one that is there. */
export async function mount(page: ReactNode): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('Missing #root element.');
  loadInitialData(parseInitialData(readInitialData()));
  await textsLoaded();
  const shown = <Root>{page}</Root>;
  // Renders in slices, so that a slow phone can respond to touches in between.
  startTransition(() => {
    if ('rendered' in root.dataset) hydrateRoot(root, shown);
    else createRoot(root).render(shown);
  });
  repeatClick();
}
