import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Home as HomeData } from '../../src/load-context/index.ts';
import { ConnectButton } from '../connect/connect-button.tsx';
import { Guide } from '../home/guide.tsx';
import { Metrics } from '../home/metrics.tsx';
import { catchNetworkError } from '../parts/outcome.ts';
import { PageProblem } from '../parts/page-problem.tsx';
import { ProblemBanner } from '../parts/problem.tsx';
import { RunTable } from '../parts/run-table.tsx';
import { SentNote } from '../parts/sent-note.tsx';
import { shopOf } from '../shop.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return shopOf(context).home();
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return catchNetworkError(() => serverLoader<typeof loader>());
}

/** Dismisses the setup guide. */
export function action({ context }: ActionFunctionArgs) {
  return shopOf(context).dismissGuide();
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchNetworkError(() => serverAction<typeof action>());
}

/** Home: the current status and what to do next. */
export default function Home(): ReactNode {
  const home = useLoaderData<typeof loader>();
  return (
    <s-page heading="Wareword">
      {home.ok ? <Content home={home.value} /> : <PageProblem problem={home.problem} />}
    </s-page>
  );
}

function Content({ home }: { readonly home: HomeData }): ReactNode {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  const { connection, guide, metrics, runs, sent } = home;
  const connected = connection.state !== 'disconnected';
  return (
    <>
      {connected && (
        <s-button
          slot="primary-action"
          variant={guide === null ? 'primary' : 'secondary'}
          href="/app/products"
        >
          {shell('chooseProducts')}
        </s-button>
      )}
      <ProblemBanner
        problem={connection.problem}
        tone={connection.problem?.code === 'usage_limit_reached' ? 'warning' : 'critical'}
      />
      {guide !== null && <Guide guide={guide} />}
      {guide === null && !connected && (
        <s-section heading={shell('connectToWareword')}>
          <s-stack gap="base" alignItems="start">
            <s-paragraph>{shell('connectToStart')}</s-paragraph>
            <ConnectButton />
          </s-stack>
        </s-section>
      )}
      <SentNote sent={sent} />
      <Metrics connection={connection} metrics={metrics} />
      {runs.length === 0 ? (
        <s-section heading={t('latestRuns')}>
          <s-paragraph color="subdued">
            {shell('noRunsYet')}. {shell('noRunsYetHelp')}
          </s-paragraph>
        </s-section>
      ) : (
        <s-section accessibilityLabel={t('latestRuns')} padding="none">
          <s-box padding="base">
            <s-grid gridTemplateColumns="1fr auto" gap="base" alignItems="center">
              <s-heading>{t('latestRuns')}</s-heading>
              <s-link href="/app/runs">{t('allRuns')}</s-link>
            </s-grid>
          </s-box>
          <RunTable runs={runs} />
        </s-section>
      )}
    </>
  );
}
