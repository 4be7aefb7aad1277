import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { reach, useLatest } from '../parts/outcome.ts';
import { PageProblem } from '../parts/page-problem.tsx';
import { SentForm } from '../sent/sent-form.tsx';
import { shopOf } from '../shop.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return shopOf(context).sent();
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return reach(() => serverLoader<typeof loader>());
}

/** POST starts a run with sent listings, DELETE dismisses one. */
export function action({ context, request }: ActionFunctionArgs) {
  const shop = shopOf(context);
  const { body } = context.wareword;
  return request.method === 'DELETE' ? shop.dismissSent(body) : shop.startSent(body);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return reach(() => serverAction<typeof action>());
}

/** Listings that were sent from Wareword's dashboard, to be proposed for products. */
export default function Sent(): ReactNode {
  const { value: sent, problem } = useLatest(useLoaderData<typeof loader>());
  return (
    <s-page heading="Listings sent from Wareword" inlineSize="small">
      <s-link slot="breadcrumb-actions" href="/app/products">
        Products
      </s-link>
      {problem !== null && <PageProblem problem={problem} />}
      {sent !== null &&
        (sent.listings.length === 0 ? <Nothing /> : <SentForm listings={sent.listings} />)}
    </s-page>
  );
}

function Nothing(): ReactNode {
  return (
    <s-section>
      <s-empty-state heading="No listings sent">
        <s-paragraph slot="subheading">
          Listings that you send to this store in Wareword appear here.
        </s-paragraph>
        <s-button slot="primary-action" href="/app/products">
          Show products
        </s-button>
      </s-empty-state>
    </s-section>
  );
}
