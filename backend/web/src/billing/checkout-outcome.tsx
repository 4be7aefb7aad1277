import { Button, Group, Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { capitalize } from '@wareword/shared-schema/format';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf, queryClient } from '../api.ts';

/**
 * The outcome of a checkout the user has returned from. Returning proves nothing: it is confirmed
 * when the payment service reports it.
 */
export function CheckoutOutcome({
  billing,
}: {
  readonly billing: { readonly paidPlan: string; readonly checkoutOpen: boolean };
}): ReactNode {
  const { paidPlan, checkoutOpen } = billing;
  if (paidPlan !== 'free') {
    return <Notice>Your payment is confirmed. You're on the {capitalize(paidPlan)} plan.</Notice>;
  }
  if (!checkoutOpen) return <Notice>No payment in progress. Your plan hasn't changed.</Notice>;
  return <Waiting />;
}

function Waiting(): ReactNode {
  const refresh = useMutation(
    api.billing.refresh.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(api.billing.read.queryFilter()),
    }),
  );
  return (
    <>
      <Notice>
        <Group gap="sm" mb="xs">
          <Loader size="xs" aria-hidden />
          <strong>Waiting for payment confirmation</strong>
        </Group>
        Your plan starts as soon as Stripe confirms the payment, usually within a minute. You can
        leave this page. You won't be charged twice.
        <Group mt="sm">
          <Button variant="default" loading={refresh.isPending} onClick={() => refresh.mutate()}>
            Check now
          </Button>
        </Group>
      </Notice>
      {refresh.isError && (
        <ErrorNotice title="Couldn't check with Stripe">{messageOf(refresh.error)}</ErrorNotice>
      )}
    </>
  );
}
