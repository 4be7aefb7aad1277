import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import {
  useLoaderData,
  useSearchParams,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import type { RunPreparation } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
import { reach } from '../parts/outcome.ts';
import { PageProblem } from '../parts/page-problem.tsx';
import { readSelection } from '../products/query.ts';
import { shopOf } from '../shop.ts';
import { fitsPlan, Obstacle } from '../write/obstacle.tsx';
import { RunForm } from '../write/run-form.tsx';
import { SelectedProducts } from '../write/selected-products.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const selection = readSelection(new URL(request.url).searchParams);
  if (selection === null) throw redirect('/app/products');
  return shopOf(context).prepareRun(selection);
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return reach(() => serverLoader<typeof loader>());
}

/** Starts a run. */
export function action({ context }: ActionFunctionArgs) {
  return shopOf(context).startRun(context.wareword.body);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return reach(() => serverAction<typeof action>());
}

/** The cost and settings, shown before anything is written. */
export default function Write(): ReactNode {
  const preparation = useLoaderData<typeof loader>();
  const format = useFormat();
  const count = preparation.ok ? preparation.value.count : 0;
  return (
    <s-page
      heading={count === 0 ? 'Write listings' : `Write ${format.count(count, 'listing')}`}
      inlineSize="small"
    >
      <s-link slot="breadcrumb-actions" href="/app/products">
        Products
      </s-link>
      {preparation.ok ? (
        <Content preparation={preparation.value} />
      ) : (
        <PageProblem problem={preparation.problem} />
      )}
    </s-page>
  );
}

function Content({ preparation }: { readonly preparation: RunPreparation }): ReactNode {
  const [params] = useSearchParams();
  const selection = readSelection(params);
  const { connection, count } = preparation;
  if (count === 0 || selection === null) {
    return (
      <s-section>
        <s-empty-state heading="No products to write">
          <s-paragraph slot="subheading">
            The products you selected are no longer in your store.
          </s-paragraph>
          <s-button slot="primary-action" href="/app/products">
            Choose products
          </s-button>
        </s-empty-state>
      </s-section>
    );
  }
  return (
    <>
      <Obstacle preparation={preparation} />
      <SelectedProducts preparation={preparation} />
      {connection.state === 'disconnected' ? (
        <s-section heading="Connect to Wareword first">
          <s-stack gap="base" alignItems="start">
            <s-paragraph>Connect Wareword to start writing. It takes a minute.</s-paragraph>
            <s-button variant="primary" href="/app/connect">
              Connect to Wareword
            </s-button>
          </s-stack>
        </s-section>
      ) : (
        fitsPlan(preparation) && (
          <RunForm key={params.toString()} preparation={preparation} selection={selection} />
        )
      )}
    </>
  );
}
