import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  useLoaderData,
  useSearchParams,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { catchNetworkError, useLatest } from '../parts/outcome.ts';
import { PageProblem } from '../parts/page-problem.tsx';
import { usePolling } from '../parts/polling.ts';
import { groupOf } from '../runs/groups.ts';
import { Items } from '../runs/items.tsx';
import { Progress } from '../runs/progress.tsx';
import { RunActions } from '../runs/run-actions.tsx';
import { RunNotice } from '../runs/run-notice.tsx';
import { shopOf } from '../shop.ts';

export function loader({ context, params: { runId = '' }, request }: LoaderFunctionArgs) {
  const { searchParams: query } = new URL(request.url);
  const after = query.get('after');
  return shopOf(context).run({
    runId,
    states: groupOf(query)?.states ?? null,
    after: after !== null && /^\d{1,9}$/.test(after) ? Number(after) : null,
  });
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return catchNetworkError(() => serverLoader<typeof loader>());
}

/** Actions on a run or on some of its products. */
export function action({ context, params: { runId = '' } }: ActionFunctionArgs) {
  return shopOf(context).changeRun(runId, context.wareword.body);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchNetworkError(() => serverAction<typeof action>());
}

/** A run's progress, the outcome for each product, and the next actions. */
export default function Run(): ReactNode {
  const t = useTranslations('runs');
  const shell = useTranslations('shell');
  const { value: page, problem } = useLatest(useLoaderData<typeof loader>());
  const [params] = useSearchParams();
  usePolling(page?.run.working === true && problem === null);
  return (
    <s-page heading={t('run')}>
      <s-link slot="breadcrumb-actions" href="/app/runs">
        {shell('runs')}
      </s-link>
      {problem !== null && <PageProblem problem={problem} />}
      {page !== null && (
        <>
          {problem === null && <RunNotice run={page.run} />}
          <RunActions key={page.run.id} run={page.run} />
          <Progress run={page.run} usage={page.usage} />
          <Items page={page} group={groupOf(params)} />
        </>
      )}
    </s-page>
  );
}
