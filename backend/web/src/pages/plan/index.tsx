import { Anchor, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  capitalize,
  formatCount,
  formatNumber,
  formatRenewal,
  formatUsage,
} from '@wareword/shared-schema/format';
import { ErrorNotice, PageHeader } from '@wareword/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { reloadPage } from '../../app/reload-page.ts';
import { Loading } from '../../app/page-body.tsx';
import { BillingPanel } from '../../billing/billing-panel.tsx';
import { DayTable } from './day-table.tsx';
import { monthOf, SOURCES, totalOf } from './month.ts';

/** The chart is most of the page's script, and the page is useful without it. */
const DayChart = lazy(() => import('./day-chart.tsx').catch(reloadPage));

/** What the plan includes, and how this month's listings were used. */
export default function PlanPage(): ReactNode {
  const { plan, allows, usage, isOwner, workspaces, workspaceId } = useAccount();
  const { used, limit, remaining } = usage;
  const days = useQuery(api.usage.days.queryOptions());
  const month = monthOf(new Date(), days.data ?? []);
  const owner = workspaces.find(({ id }) => id === workspaceId)?.ownerEmail;
  return (
    <Stack gap="lg" maw={880}>
      <PageHeader title="Plan and usage" />
      <Paper p="md" component="section" aria-labelledby="plan">
        <Group justify="space-between" align="flex-start">
          <Stack gap={4}>
            <Title order={2} size="h4" id="plan">
              {capitalize(plan)} plan
            </Title>
            <Text size="sm">{featuresOf(allows)}</Text>
            {!isOwner && (
              <Text size="sm" c="dimmed">
                This workspace and its plan belong to {owner}.
              </Text>
            )}
          </Stack>
          {isOwner && (
            <Anchor component={Link} href="/pricing" py="xs">
              Change plan
            </Anchor>
          )}
        </Group>
        <Progress
          value={limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}
          {...(remaining === 0 ? { color: 'red' } : {})}
          mt="md"
          size="lg"
          aria-hidden
        />
        <Text mt="xs">
          <strong>
            {formatUsage({ used, limit })}, {formatNumber(remaining)} left.
          </strong>{' '}
          Resets {formatRenewal(new Date())}.
        </Text>
      </Paper>
      <BillingPanel />
      <section aria-labelledby="days">
        <Title order={2} size="h4" id="days" mb="xs">
          {month.name}
        </Title>
        {days.isPending && <Loading />}
        {days.isError && (
          <ErrorNotice title="Couldn't load your usage" retry={() => void days.refetch()}>
            {messageOf(days.error)}
          </ErrorNotice>
        )}
        {days.isSuccess && (
          <>
            <Text mb="md">
              {days.data.length === 0
                ? 'No listings yet this month.'
                : SOURCES.map(
                    ({ name, label }) => `${label}: ${formatNumber(totalOf(days.data, name))}`,
                  ).join(' · ')}
            </Text>
            {days.data.length > 0 && (
              <>
                <Suspense fallback={<Loading />}>
                  <DayChart days={month.days} />
                </Suspense>
                <DayTable days={days.data} />
              </>
            )}
          </>
        )}
      </section>
    </Stack>
  );
}

function featuresOf(allows: ReturnType<typeof useAccount>['allows']): string {
  return [
    `${formatCount(allows.limit, 'listing')} a month`,
    formatCount(allows.brands, 'brand'),
    'unlimited stores',
    ...(allows.bulk ? ['bulk writing'] : []),
    ...(allows.agency ? ['API keys', 'team members'] : []),
  ].join(', ');
}
