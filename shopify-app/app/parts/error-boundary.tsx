import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Shown for missing pages and unexpected errors. */
export function ErrorBoundary(): ReactNode {
  const t = useTranslations('shell');
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <s-page heading={missing ? t('pageNotFound') : t('somethingWentWrong')}>
      <s-section>
        <s-stack gap="base">
          {missing ? (
            <s-paragraph>{t('pageNotFoundHelp')}</s-paragraph>
          ) : (
            <s-banner tone="critical" heading={t('pageNotShown')}>
              {t('pageNotShownHelp')}
            </s-banner>
          )}
          <s-link href="/app">{t('goHome')}</s-link>
        </s-stack>
      </s-section>
    </s-page>
  );
}
