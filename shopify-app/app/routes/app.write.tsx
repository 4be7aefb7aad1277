import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import {
  useLoaderData,
  useSearchParams,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RunPreparation } from '../../src/load-context/index.ts';
import { ConnectButton } from '../connect/connect-button.tsx';
import { catchNetworkError } from '../parts/outcome.ts';
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
  return catchNetworkError(() => serverLoader<typeof loader>());
}

/** Starts a run. */
export function action({ context }: ActionFunctionArgs) {
  return shopOf(context).startRun(context.wareword.body);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchNetworkError(() => serverAction<typeof action>());
}

/** The cost and settings, shown before anything is written. */
export default function Write(): ReactNode {
  const preparation = useLoaderData<typeof loader>();
  const t = useTranslations('shell');
  const count = preparation.ok ? preparation.value.count : 0;
  return (
    <s-page
      heading={count === 0 ? t('writeListings') : t('writeCount', { count })}
      inlineSize="small"
    >
      <s-link slot="breadcrumb-actions" href="/app/products">
        {t('products')}
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
  const t = useTranslations('write');
  const shell = useTranslations('shell');
  const [params] = useSearchParams();
  const selection = readSelection(params);
  const { connection, count } = preparation;
  if (count === 0 || selection === null) {
    return (
      <s-section>
        <s-empty-state heading={t('noProducts')}>
          <s-paragraph slot="subheading">{t('noProductsHelp')}</s-paragraph>
          <s-button slot="primary-action" href="/app/products">
            {shell('chooseProducts')}
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
        <s-section heading={shell('connectFirst')}>
          <s-stack gap="base" alignItems="start">
            <s-paragraph>{shell('connectToStart')}</s-paragraph>
            <ConnectButton />
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
