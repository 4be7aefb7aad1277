import type { PageRequest, RenderedPage } from '@wareword/backend/src/http/rendered-page.ts';
import type { InitialData } from '@wareword/backend/src/trpc/index.ts';
import { switchLanguage, textsLoaded } from '@wareword/ui/messages';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { queryClient } from './api.ts';
import { App } from './app/app.tsx';
import { loadPage, pageAt } from './app/routes.tsx';
import { documentTitle } from './app/title.ts';
import { ConnectPage } from './connect/connect-page.tsx';
import { connectTitle } from './connect/connect-title.ts';
import { loadInitialData, parseInitialData } from './initial-data.ts';
import { Root } from './root.tsx';

/** On the server: what a page first shows, as the browser would show it with the same data. */
export async function render(request: PageRequest): Promise<RenderedPage> {
  const { document, path, search, language } = request;
  if (document === 'index') await loadPage(path);
  await textsLoaded();
  // From here on, nothing waits: the language and the cache are those of this page alone.
  switchLanguage(language);
  queryClient.clear();
  const data = parseInitialData(request.initialData);
  loadInitialData(data);
  try {
    const { page, title } = contentOf(request, data);
    const html = renderToString(
      <Router ssrPath={path} ssrSearch={search}>
        <Root>{page}</Root>
      </Router>,
    );
    return { html, title: title && documentTitle(title) };
  } finally {
    queryClient.clear();
  }
}

function contentOf(
  { document, path }: PageRequest,
  { review }: InitialData,
): {
  readonly page: ReactNode;
  readonly title: string | undefined;
} {
  if (document === 'index') return { page: <App />, title: pageAt(path)?.title() };
  return { page: <ConnectPage />, title: review && connectTitle(review.store.host) };
}
