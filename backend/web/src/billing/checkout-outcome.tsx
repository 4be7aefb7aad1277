import { Button, Group, Loader, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf, queryClient } from '../api.ts';

/**
 * What has become of the payment that somebody comes back from. That they come back proves nothing:
 * it is confirmed when the payment service says so.
 */
export function CheckoutOutcome({
  billing,
}: {
  readonly billing: { readonly paidPlan: string; readonly checkoutOpen: boolean };
}): ReactNode {
  const { paidPlan, checkoutOpen } = billing;
  if (paidPlan !== 'free') {
    return (
      <Notice>
        Your payment is confirmed. You are on the{' '}
        <Text span inherit tt="capitalize">
          {paidPlan}
        </Text>{' '}
        plan.
      </Notice>
    );
  }
  if (!checkoutOpen) return <Notice>No payment is under way. Your plan is unchanged.</Notice>;
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
          <strong>Waiting for your payment to be confirmed</strong>
        </Group>
        Your plan changes as soon as Stripe confirms it, usually within a minute. You can leave this
        page; nothing is charged twice.
        <Group mt="sm">
          <Button
            variant="default"
            mih={44}
            loading={refresh.isPending}
            onClick={() => refresh.mutate()}
          >
            Ask Stripe now
          </Button>
        </Group>
      </Notice>
      {refresh.isError && (
        <ErrorNotice title="Stripe could not be asked">{messageOf(refresh.error)}</ErrorNotice>
      )}
    </>
  );
}
