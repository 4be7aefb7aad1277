import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type ClientLoaderFunctionArgs } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { catchNetworkError } from '../parts/outcome.ts';
import { PageProblem } from '../parts/page-problem.tsx';
import { RunTable } from '../parts/run-table.tsx';
import { shopOf } from '../shop.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get('before');
  return shopOf(context).runs({ before });
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return catchNetworkError(() => serverLoader<typeof loader>());
}

/** Every run of the store, newest first. */
export default function Runs(): ReactNode {
  const t = useTranslations('shell');
  const page = useLoaderData<typeof loader>();
  return (
    <s-page heading={t('runs')}>
      <s-button slot="primary-action" variant="primary" href="/app/products">
        {t('chooseProducts')}
      </s-button>
      {!page.ok && <PageProblem problem={page.problem} />}
      {page.ok && page.value.runs.length === 0 && (
        <s-section>
          <s-empty-state heading={t('noRunsYet')}>
            <s-paragraph slot="subheading">{t('noRunsYetHelp')}</s-paragraph>
          </s-empty-state>
        </s-section>
      )}
      {page.ok && page.value.runs.length > 0 && (
        <s-section accessibilityLabel={t('runs')} padding="none">
          <RunTable runs={page.value.runs} />
          {page.value.next !== null && (
            <s-box padding="base">
              <s-button href={`/app/runs?before=${page.value.next}`}>{t('showOlderRuns')}</s-button>
            </s-box>
          )}
        </s-section>
      )}
    </s-page>
  );
}
