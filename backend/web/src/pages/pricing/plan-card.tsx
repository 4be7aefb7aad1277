import { Badge, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { capitalize } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import { t } from '../../messages/pricing.ts';
import { priceOf, type Plan } from './plan.ts';

/** What a plan includes and costs, and the button to choose it. */
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
    <Paper p="lg" component="section" aria-labelledby={id} h="100%">
      <Stack gap="md" h="100%">
        <Group justify="space-between" mih={28}>
          <Title order={2} size="h3" id={id}>
            {capitalize(plan.name)}
          </Title>
          {current && <Badge variant="outline">{t('yourPlan')}</Badge>}
        </Group>
        <Text fw={600} size="lg">
          {priceOf(plan)}
        </Text>
        <List spacing={6} style={{ flexGrow: 1 }}>
          {featuresOf(plan).map((feature) => (
            <List.Item key={feature}>{feature}</List.Item>
          ))}
        </List>
        {action}
      </Stack>
    </Paper>
  );
}

function featuresOf(plan: Plan): string[] {
  return [
    t('listingsAMonth', { limit: plan.limit }),
    t('brands', { brands: plan.brands }),
    t('storesFeature'),
    ...(plan.bulk ? [t('bulkWritingFeature')] : []),
    ...(plan.apiAccess ? [t('apiKeys')] : []),
    ...(plan.team ? [t('teamMembersFeature')] : []),
  ];
}
