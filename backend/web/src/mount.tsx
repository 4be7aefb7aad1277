import { QueryClientProvider } from '@tanstack/react-query';
import { Look } from '@wareword/ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api.ts';
import { takeFirstAnswers } from './first-answers.ts';

/** Shows a page in the document's root. */
export function mount(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no root.');
  takeFirstAnswers();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Look>{page}</Look>
      </QueryClientProvider>
    </StrictMode>,
  );
}
