import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import { useEffect, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { refreshAccount } from '../app/account.ts';
import { CheckoutOutcome } from './checkout-outcome.tsx';
import { usePaymentPage } from './use-payment-page.ts';

/** While a payment waits for its confirmation. */
const ASK_EVERY_MS = 2_000;

/** What is paid for, on the plan's page; nothing where plans are not paid for here. */
export function BillingPanel(): ReactNode {
  const cameBack = new URLSearchParams(useSearch()).get('checkout') === 'done';
  const billing = useQuery(
    api.billing.read.queryOptions(undefined, {
      refetchInterval: ({ state }) =>
        cameBack && state.data?.checkoutOpen === true ? ASK_EVERY_MS : false,
    }),
  );
  const plan = billing.data?.plan;
  // The frame shows the plan too.
  useEffect(() => {
    if (plan !== undefined) void refreshAccount();
  }, [plan]);
  const page = usePaymentPage();
  if (billing.data?.enabled !== true) return null;
  const { paidPlan, isOwner, pastDue } = billing.data;
  return (
    <>
      {cameBack && <CheckoutOutcome billing={billing.data} />}
      {paidPlan !== 'free' && (
        <Paper withBorder p="md" component="section" aria-labelledby="billing">
          <Group justify="space-between" align="flex-start">
            <Stack gap={4}>
              <Title order={2} size="h4" id="billing">
                Billing
              </Title>
              <Text size="sm">{termOf(billing.data)}</Text>
            </Stack>
            {isOwner && (
              <Button
                variant="default"
                mih={44}
                loading={page.busy !== undefined || page.leaving}
                onClick={page.manage}
              >
                Manage billing
              </Button>
            )}
          </Group>
          {pastDue && (
            <ErrorNotice title="The last payment failed">
              It is tried again over the next days, and the plan holds meanwhile.{' '}
              {isOwner ? 'Open “Manage billing” to change how you pay.' : 'Tell the owner.'}
            </ErrorNotice>
          )}
          {page.problem !== undefined && (
            <ErrorNotice title="The billing page could not be opened">{page.problem}</ErrorNotice>
          )}
        </Paper>
      )}
    </>
  );
}

function termOf(billing: { renewsAt: string | null; endsAt: string | null }): string {
  if (billing.endsAt !== null) {
    return `Cancelled. The plan holds until ${dayOf(billing.endsAt)}; after that it is Free: API keys rest, brands beyond the first are locked, stores stay connected.`;
  }
  if (billing.renewsAt !== null) return `Renews on ${dayOf(billing.renewsAt)}.`;
  return 'Paid by subscription.';
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en', { dateStyle: 'long' });
}
