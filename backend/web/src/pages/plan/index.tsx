import { Anchor, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { capitalize } from '@wareword/shared-schema/format';
import { labeled, PageHeader, StackedBars } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loaded } from '../../app/loaded.tsx';
import { BillingPanel } from '../../billing/billing-panel.tsx';
import { DayTable } from './day-table.tsx';
import { monthOf, SOURCES, totalOf } from './month.ts';
import { formatNumber, formatRenewal, formatShortDay } from '../../format.ts';
import { t } from '../../messages/plan.ts';

/** What the plan includes, and how this month's listings were used. */
export default function PlanPage(): ReactNode {
  const { plan, allows, usage, isOwner, workspaces, workspaceId } = useAccount();
  const { used, limit, remaining } = usage;
  const days = useQuery(api.usage.days.queryOptions());
  const month = monthOf(new Date(), days.data ?? []);
  const owner = workspaces.find(({ id }) => id === workspaceId)?.ownerEmail;
  return (
    <Stack gap="lg" maw={880}>
      <PageHeader title={t('planAndUsage')} />
      <Paper p="md" component="section" aria-labelledby="plan">
        <Group justify="space-between" align="flex-start">
          <Stack gap={4}>
            <Title order={2} size="h4" id="plan">
              {t('planNamed', { plan: capitalize(plan) })}
            </Title>
            <Text size="sm">{featuresOf(allows)}</Text>
            {!isOwner && (
              <Text size="sm" c="dimmed">
                {t('belongsTo', { owner: owner ?? '' })}
              </Text>
            )}
          </Stack>
          {isOwner && (
            <Anchor component={Link} href="/pricing" py="xs">
              {t('changePlan')}
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
          {t.rich('usageSummary', {
            used,
            limit,
            remaining,
            b: (chunks) => <strong>{chunks}</strong>,
            date: formatRenewal(new Date()),
          })}
        </Text>
      </Paper>
      <BillingPanel />
      <section aria-labelledby="days">
        <Title order={2} size="h4" id="days" mb="xs">
          {capitalize(month.name)}
        </Title>
        <Loaded query={days} title={t('usageNotLoaded')}>
          {(found) => (
            <>
              <Text mb="md">
                {found.length === 0
                  ? t('noUsage')
                  : SOURCES.map(({ name, label }) =>
                      labeled(label(), formatNumber(totalOf(found, name))),
                    ).join(' · ')}
              </Text>
              {found.length > 0 && (
                <>
                  <Text size="sm" c="dimmed" mb="md">
                    {t('dashboardIncludes')}
                  </Text>
                  <StackedBars
                    label={t('listingsByDay')}
                    series={SOURCES.map(({ label, color }) => ({ label: label(), color }))}
                    bars={month.days.map((day) => ({
                      name: formatShortDay(day.day),
                      values: SOURCES.map(({ name }) => day[name]),
                    }))}
                    formatNumber={formatNumber}
                  />
                  <DayTable days={found} />
                </>
              )}
            </>
          )}
        </Loaded>
      </section>
    </Stack>
  );
}

function featuresOf(allows: ReturnType<typeof useAccount>['allows']): string {
  return [
    t('listingsAMonth', { limit: allows.limit }),
    t('brands', { brands: allows.brands }),
    t('storesIncluded'),
    ...(allows.bulk ? [t('bulkWriting')] : []),
    ...(allows.apiAccess ? [t('apiKeysIncluded')] : []),
    ...(allows.team ? [t('teamMembers')] : []),
  ].join(', ');
}
