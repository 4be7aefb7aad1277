import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { usePaymentPage } from '../../billing/use-payment-page.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanCard, type Pricing } from './plan-card.tsx';

/** The plans, for everyone: `upgrade_url` leads here. */
export default function PricingPage(): ReactNode {
  const pricing = useQuery(api.billing.pricing.queryOptions());
  const page = usePaymentPage();
  const canceled = new URLSearchParams(useSearch()).get('checkout') === 'canceled';
  return (
    <Stack gap="md">
      <PageHeader title="Plans and pricing">
        One monthly allowance for the dashboard, the API and your stores.
      </PageHeader>
      {canceled && (
        <Notice>Checkout canceled. You weren't charged, and your plan hasn't changed.</Notice>
      )}
      {page.problem !== undefined && (
        <ErrorNotice title="Couldn't open checkout">{page.problem}</ErrorNotice>
      )}
      {pricing.isPending && <Loading />}
      {pricing.isError && (
        <ErrorNotice title="Couldn't load the plans" retry={() => void pricing.refetch()}>
          {messageOf(pricing.error)}
        </ErrorNotice>
      )}
      {pricing.isSuccess && (
        <>
          <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
            {pricing.data.plans.map((plan) => (
              <PlanCard
                key={plan.name}
                plan={plan}
                current={plan.name === pricing.data.reader?.plan}
                action={<PlanAction plan={plan} pricing={pricing.data} page={page} />}
              />
            ))}
          </SimpleGrid>
          <HowToChange pricing={pricing.data} />
        </>
      )}
    </Stack>
  );
}

function HowToChange({
  pricing: { reader, canPay, supportEmail },
}: {
  readonly pricing: Pricing;
}): ReactNode {
  return (
    <Stack gap="xs" maw={720}>
      {!canPay && (
        <Text>
          {supportEmail === null ? (
            'Contact the administrator of this server to change your plan.'
          ) : (
            <>
              <Anchor href={`mailto:${supportEmail}`} underline="always">
                Contact us
              </Anchor>{' '}
              to change your plan.
            </>
          )}
        </Text>
      )}
      {canPay && reader !== null && !reader.isOwner && (
        <Text>Only the workspace owner can change the plan.</Text>
      )}
      {canPay && reader?.isOwner === true && (
        <Text>
          You pay through Stripe. Your plan starts as soon as the payment goes through. Change or
          cancel anytime in{' '}
          <Anchor component={Link} href="/plan" underline="always">
            Plan and usage
          </Anchor>
          .
        </Text>
      )}
      <Text c="dimmed" size="sm">
        Downgrading doesn't delete anything. Extra brands are locked, API keys pause until you
        upgrade, and stores stay connected. What you used this month still counts.
      </Text>
    </Stack>
  );
}
