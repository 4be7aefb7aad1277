import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RunSummary } from '../../src/load-context/index.ts';
import { useFormat } from './format.ts';
import { LocalTime } from './local-time.tsx';

/** Runs, one line each. */
export function RunTable({ runs }: { readonly runs: readonly RunSummary[] }): ReactNode {
  const t = useTranslations('shell');
  const format = useFormat();
  return (
    <s-table>
      <s-table-header-row>
        <s-table-header listSlot="primary">{t('started')}</s-table-header>
        <s-table-header listSlot="secondary">{t('progress')}</s-table-header>
        <s-table-header listSlot="labeled" format="numeric">
          {t('products')}
        </s-table-header>
        <s-table-header listSlot="inline">{t('status')}</s-table-header>
      </s-table-header-row>
      <s-table-body>
        {runs.map((run) => (
          <s-table-row key={run.id} clickDelegate={`run-${run.id}`}>
            <s-table-cell>
              <s-link id={`run-${run.id}`} href={`/app/runs/${run.id}`}>
                <LocalTime at={run.createdAt} />
              </s-link>
            </s-table-cell>
            <s-table-cell>{run.summary}</s-table-cell>
            <s-table-cell>{format.number(run.total)}</s-table-cell>
            <s-table-cell>
              <RunBadge run={run} />
            </s-table-cell>
          </s-table-row>
        ))}
      </s-table-body>
    </s-table>
  );
}

/** What the merchant has to do about a run, if anything. */
function RunBadge({ run }: { readonly run: RunSummary }): ReactNode {
  const t = useTranslations('shell');
  if (run.state === 'paused') return <s-badge tone="warning">{t('runPaused')}</s-badge>;
  if (run.working) return <s-badge tone="info">{t('runInProgress')}</s-badge>;
  if (run.counts.ready + run.counts.conflict > 0)
    return <s-badge tone="info">{t('runToReview')}</s-badge>;
  if (run.counts.failed > 0) return <s-badge tone="critical">{t('runFailed')}</s-badge>;
  if (run.state === 'canceled') return <s-badge>{t('runCanceled')}</s-badge>;
  return <s-badge tone="success">{t('runDone')}</s-badge>;
}
