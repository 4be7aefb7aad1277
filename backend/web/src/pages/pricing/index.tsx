import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice, PageHead } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { usePaymentPage } from '../../billing/use-payment-page.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanCard, type Pricing } from './plan-card.tsx';

/** The plans, for anybody: `upgrade_url` leads here. */
export default function PricingPage(): ReactNode {
  const pricing = useQuery(api.billing.pricing.queryOptions());
  const page = usePaymentPage();
  const cancelled = new URLSearchParams(useSearch()).get('checkout') === 'cancelled';
  return (
    <Stack gap="md">
      <PageHead title="Plans and pricing">
        The dashboard, API keys and connected stores share a plan’s listings, and they come anew
        each month.
      </PageHead>
      {cancelled && <Notice>Nothing was charged. Your plan is unchanged.</Notice>}
      {page.problem !== undefined && (
        <ErrorNotice title="The payment page could not be opened">{page.problem}</ErrorNotice>
      )}
      {pricing.isPending && <Loading />}
      {pricing.isError && (
        <ErrorNotice title="The plans could not be read" retry={() => void pricing.refetch()}>
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

function HowToChange({ pricing: { reader, canPay } }: { readonly pricing: Pricing }): ReactNode {
  return (
    <Stack gap="xs" maw={720}>
      {!canPay && (
        <Text>
          To change the plan, write to whoever runs this service: plans are not paid for here.
        </Text>
      )}
      {canPay && reader !== null && !reader.isOwner && (
        <Text>Only the owner of this workspace can change its plan. Ask them.</Text>
      )}
      {canPay && reader?.isOwner === true && (
        <Text>
          You pay on Stripe’s page, and the new plan holds from the moment that the payment is
          confirmed. Change or cancel at any time on your{' '}
          <Anchor component={Link} href="/plan" underline="always">
            plan page
          </Anchor>
          .
        </Text>
      )}
      <Text c="dimmed" size="sm">
        On a smaller plan nothing is deleted: brands beyond its number are locked, API keys rest
        until you are on Agency again, and connected stores go on. What was used this month stays
        counted.
      </Text>
    </Stack>
  );
}
