import { Badge, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import type { ReactNode } from 'react';
import { formatPrice } from './price.ts';

export type Pricing = inferRouterOutputs<DashboardRouter>['billing']['pricing'];
export type Plan = Pricing['plans'][number];

/** What a plan gives and costs, and what can be done about it. */
export function PlanCard({
  plan,
  current,
  action,
}: {
  readonly plan: Plan;
  readonly current: boolean;
  readonly action: ReactNode;
}): ReactNode {
  const id = `plan-${plan.name}`;
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={id} h="100%">
      <Stack gap="md" h="100%">
        <Group justify="space-between" mih={28}>
          <Title order={2} size="h3" id={id} tt="capitalize">
            {plan.name}
          </Title>
          {current && (
            <Badge variant="outline" tt="none">
              Your plan
            </Badge>
          )}
        </Group>
        {plan.price !== null && (
          <Text fw={600} size="lg">
            {formatPrice(plan.price)}
          </Text>
        )}
        <List spacing={6} style={{ flexGrow: 1 }}>
          {giftsOf(plan).map((gift) => (
            <List.Item key={gift}>{gift}</List.Item>
          ))}
        </List>
        {action}
      </Stack>
    </Paper>
  );
}

function giftsOf(plan: Plan): string[] {
  return [
    `${plan.limit.toLocaleString('en')} listings a month`,
    plan.brands === 1 ? '1 brand' : `${plan.brands} brands`,
    'Any number of connected stores',
    ...(plan.bulk ? ['Bulk: a file of products in, a file of listings out'] : []),
    ...(plan.agency ? ['API keys for your own programs', 'A team that shares the listings'] : []),
  ];
}
