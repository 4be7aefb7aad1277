import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { catchNetworkError, useLatest } from '../parts/outcome.ts';
import { PageProblem } from '../parts/page-problem.tsx';
import { usePolling } from '../parts/polling.ts';
import { isInProgress } from '../review/item.ts';
import { ReviewPage } from '../review/review-page.tsx';
import { shopOf } from '../shop.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  const { runId = '', itemId = '' } = params;
  return shopOf(context).review(runId, itemId);
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return catchNetworkError(() => serverLoader<typeof loader>());
}

/** PATCH saves an edit or a selection of fields; POST publishes, undoes, retries, rewrites or skips. */
export function action({ context, params, request }: ActionFunctionArgs) {
  const { runId = '', itemId = '' } = params;
  const shop = shopOf(context);
  const { body } = context.wareword;
  return request.method === 'PATCH' ? shop.edit(runId, itemId, body) : shop.changeRun(runId, body);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchNetworkError(() => serverAction<typeof action>());
}

/** One product of a run: old and new side by side, to review, edit, publish and undo. */
export default function ReviewRoute(): ReactNode {
  const t = useTranslations('review');
  const shell = useTranslations('shell');
  const { value: review, problem } = useLatest(useLoaderData<typeof loader>());
  usePolling(review !== null && isInProgress(review) && problem === null);
  if (review === null) {
    return (
      <s-page heading={t('review')}>
        <s-link slot="breadcrumb-actions" href="/app/runs">
          {shell('runs')}
        </s-link>
        {problem !== null && <PageProblem problem={problem} />}
      </s-page>
    );
  }
  return <ReviewPage key={review.item.id} review={review} problem={problem} />;
}
