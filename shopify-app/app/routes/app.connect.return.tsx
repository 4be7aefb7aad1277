import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Connect } from '../connect/connect.tsx';
import { shopOf } from '../shop.ts';

/**
 * The query parameters that Wareword adds; the others are Shopify's, and the next page needs them.
 */
const OURS = ['ww_code', 'state', 'error'];

/** The code works once, so the result has its own URL. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams: query } = new URL(request.url);
  const finished = await shopOf(context).finishConnect(query);
  if (!finished.ok) return finished.problem;
  for (const name of OURS) query.delete(name);
  query.set('connected', '1');
  throw redirect(`/app/connect?${query.toString()}`);
}

/** A used code is not sent again. */
export const shouldRevalidate = (): boolean => false;

/** The return URL of Wareword's consent page. */
export default function ConnectReturn(): ReactNode {
  const t = useTranslations('shell');
  return (
    <s-page heading={t('connectToWareword')} inlineSize="small">
      <s-link slot="breadcrumb-actions" href="/app/connect">
        {t('connection')}
      </s-link>
      <Connect problem={useLoaderData<typeof loader>()} />
    </s-page>
  );
}
