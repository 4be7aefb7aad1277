import type { ReactNode } from 'react';
import type { RunSummary } from '../../src/load-context/index.ts';
import { useFormat } from './format.ts';
import { LocalTime } from './local-time.tsx';

/** Runs, one line each. */
export function RunTable({ runs }: { readonly runs: readonly RunSummary[] }): ReactNode {
  const format = useFormat();
  return (
    <s-table>
      <s-table-header-row>
        <s-table-header listSlot="primary">Started</s-table-header>
        <s-table-header listSlot="secondary">Progress</s-table-header>
        <s-table-header listSlot="labeled" format="numeric">
          Products
        </s-table-header>
        <s-table-header listSlot="inline">Status</s-table-header>
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
  if (run.state === 'paused') return <s-badge tone="warning">Paused</s-badge>;
  if (run.working) return <s-badge tone="info">In progress</s-badge>;
  if (run.counts.ready + run.counts.conflict > 0) return <s-badge tone="info">To review</s-badge>;
  if (run.counts.failed > 0) return <s-badge tone="critical">Failed</s-badge>;
  if (run.state === 'canceled') return <s-badge>Canceled</s-badge>;
  return <s-badge tone="success">Done</s-badge>;
}
