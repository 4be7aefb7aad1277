import { Button, Group, Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { capitalize } from '@wareword/shared-schema/format';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf, queryClient } from '../api.ts';
import { t } from '../messages/plan.ts';

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
    return <Notice>{t('paymentConfirmed', { paidPlan: capitalize(paidPlan) })}</Notice>;
  }
  if (!checkoutOpen) return <Notice>{t('noPaymentPending')}</Notice>;
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
          <strong>{t('paymentPending')}</strong>
        </Group>
        {t('yourPlanStarts')}
        <Group mt="sm">
          <Button variant="default" loading={refresh.isPending} onClick={() => refresh.mutate()}>
            {t('checkNow')}
          </Button>
        </Group>
      </Notice>
      {refresh.isError && (
        <ErrorNotice title={t('paymentNotChecked')}>{messageOf(refresh.error)}</ErrorNotice>
      )}
    </>
  );
}
