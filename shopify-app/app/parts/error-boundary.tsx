import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';

/** Shown for missing pages and unexpected errors. */
export function ErrorBoundary(): ReactNode {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <s-page heading={missing ? 'Page not found' : 'Something went wrong'}>
      <s-section>
        <s-stack gap="base">
          {missing ? (
            <s-paragraph>Check the address, or go to the home page.</s-paragraph>
          ) : (
            <s-banner tone="critical" heading="This page can't be shown">
              Reload the page. Saved work isn't affected. If the problem persists, contact support.
            </s-banner>
          )}
          <s-link href="/app">Go to the home page</s-link>
        </s-stack>
      </s-section>
    </s-page>
  );
}
