import { Anchor, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, PageHead } from '@wareword/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { loadAnew } from '../../app/load-anew.ts';
import { Loading } from '../../app/page-body.tsx';
import { BillingPanel } from '../../billing/billing-panel.tsx';
import { DayTable } from './day-table.tsx';
import { monthOf, SOURCES, totalOf } from './month.ts';

/** The chart is most of the page's script, and the page is of use without it. */
const DayChart = lazy(() => import('./day-chart.tsx').catch(loadAnew));

/** What the plan gives, and where this month's listings went. */
export default function PlanPage(): ReactNode {
  const { plan, allows, usage, isOwner, workspaces, workspaceId } = useAccount();
  const { used, limit, remaining } = usage;
  const days = useQuery(api.usage.days.queryOptions());
  const month = monthOf(new Date(), days.data ?? []);
  const owner = workspaces.find(({ id }) => id === workspaceId)?.ownerEmail;
  return (
    <Stack gap="lg" maw={880}>
      <PageHead title="Plan and usage" />
      <Paper withBorder p="md" component="section" aria-labelledby="plan">
        <Group justify="space-between" align="flex-start">
          <Stack gap={4}>
            <Title order={2} size="h4" id="plan" tt="capitalize">
              {plan} plan
            </Title>
            <Text size="sm">{giftsOf(allows)}</Text>
            {!isOwner && (
              <Text size="sm" c="dimmed">
                You work in the workspace of {owner}, who owns the plan and its listings.
              </Text>
            )}
          </Stack>
          {isOwner && (
            <Anchor component={Link} href="/pricing" py="xs">
              Change the plan
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
            {used.toLocaleString('en')} of {limit.toLocaleString('en')} listings used this month,{' '}
            {remaining.toLocaleString('en')} left.
          </strong>{' '}
          New ones come on {month.renewal}.
        </Text>
      </Paper>
      <BillingPanel />
      <section aria-labelledby="days">
        <Title order={2} size="h4" id="days" mb="xs">
          {month.name}, day by day
        </Title>
        {days.isPending && <Loading />}
        {days.isError && (
          <ErrorNotice title="The days could not be read" retry={() => void days.refetch()}>
            {messageOf(days.error)}
          </ErrorNotice>
        )}
        {days.isSuccess && (
          <>
            <Text mb="md">
              {days.data.length === 0
                ? 'Nothing was written this month.'
                : SOURCES.map(
                    ({ name, label }) =>
                      `${label}: ${totalOf(days.data, name).toLocaleString('en')}`,
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

function giftsOf(allows: ReturnType<typeof useAccount>['allows']): string {
  return [
    `${allows.limit.toLocaleString('en')} listings a month`,
    allows.brands === 1 ? '1 brand' : `${allows.brands} brands`,
    'any number of stores',
    ...(allows.bulk ? ['bulk writing'] : []),
    ...(allows.agency ? ['API keys', 'a team'] : []),
  ].join(', ');
}
