import { QueryClientProvider } from '@tanstack/react-query';
import { Look } from '@wareword/ui';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api.ts';
import { takeFirstAnswers } from './first-answers.ts';

/** Shows a page in the document's root. */
export function mount(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no root.');
  takeFirstAnswers();
  // In slices, so that a slow phone can follow a touch between them.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <Look>{page}</Look>
        </QueryClientProvider>
      </StrictMode>,
    );
  });
}
