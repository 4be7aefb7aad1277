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
import { SentForm } from '../sent/sent-form.tsx';
import { shopOf } from '../shop.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return shopOf(context).sent();
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return catchNetworkError(() => serverLoader<typeof loader>());
}

/** POST starts a run with sent listings, DELETE dismisses one. */
export function action({ context, request }: ActionFunctionArgs) {
  const shop = shopOf(context);
  const { body } = context.wareword;
  return request.method === 'DELETE' ? shop.dismissSent(body) : shop.startSent(body);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchNetworkError(() => serverAction<typeof action>());
}

/** Listings that were sent from Wareword's dashboard, to be proposed for products. */
export default function Sent(): ReactNode {
  const t = useTranslations('sent');
  const shell = useTranslations('shell');
  const { value: sent, problem } = useLatest(useLoaderData<typeof loader>());
  return (
    <s-page heading={t('heading')} inlineSize="small">
      <s-link slot="breadcrumb-actions" href="/app/products">
        {shell('products')}
      </s-link>
      {problem !== null && <PageProblem problem={problem} />}
      {sent !== null &&
        (sent.listings.length === 0 ? <Nothing /> : <SentForm listings={sent.listings} />)}
    </s-page>
  );
}

function Nothing(): ReactNode {
  const t = useTranslations('sent');
  return (
    <s-section>
      <s-empty-state heading={t('none')}>
        <s-paragraph slot="subheading">{t('noneHelp')}</s-paragraph>
        <s-button slot="primary-action" href="/app/products">
          {t('showProducts')}
        </s-button>
      </s-empty-state>
    </s-section>
  );
}
