import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import { useEffect, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { refreshAccount } from '../app/account.ts';
import { CheckoutOutcome } from './checkout-outcome.tsx';
import { usePaymentPage } from './use-payment-page.ts';
import { formatDate } from '../format.ts';
import { t } from '../messages/plan.ts';

/** While waiting for a payment to be confirmed. */
const POLL_INTERVAL_MS = 2_000;

/** The subscription, on the plan page; nothing on a server without payments. */
export function BillingPanel(): ReactNode {
  const returnedFromCheckout = new URLSearchParams(useSearch()).get('checkout') === 'done';
  const billing = useQuery(
    api.billing.read.queryOptions(undefined, {
      refetchInterval: ({ state }) =>
        returnedFromCheckout && state.data?.checkoutOpen === true ? POLL_INTERVAL_MS : false,
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
      {returnedFromCheckout && <CheckoutOutcome billing={billing.data} />}
      {paidPlan !== 'free' && (
        <Paper p="md" component="section" aria-labelledby="billing">
          <Group justify="space-between" align="flex-start">
            <Stack gap={4}>
              <Title order={2} size="h4" id="billing">
                {t('billing')}
              </Title>
              <Text size="sm">{termOf(billing.data)}</Text>
            </Stack>
            {isOwner && (
              <Button
                variant="default"
                loading={page.busy !== undefined || page.leaving}
                onClick={page.manage}
              >
                {t('manageBilling')}
              </Button>
            )}
          </Group>
          {pastDue && (
            <ErrorNotice title={t('paymentFailed')}>
              {isOwner ? t('paymentFailedOwner') : t('paymentFailedMember')}
            </ErrorNotice>
          )}
          {page.problem !== undefined && (
            <ErrorNotice title={t('billingNotOpened')}>{page.problem}</ErrorNotice>
          )}
        </Paper>
      )}
    </>
  );
}

function termOf(billing: { renewsAt: string | null; endsAt: string | null }): string {
  if (billing.endsAt !== null) {
    return t('planEnds', { endsAt: formatDate(billing.endsAt) });
  }
  if (billing.renewsAt !== null) return t('planRenews', { renewsAt: formatDate(billing.renewsAt) });
  return t('planActive');
}
