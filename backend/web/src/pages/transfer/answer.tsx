import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import type { ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { LIMITS } from '../../limits.ts';
import { t } from '../../messages/auth.ts';

type Transfer = inferRouterOutputs<DashboardRouter>['connect']['transfer'];

/** The owner's question, its two answers, and the result of the one they gave. */
export function Answer({
  token,
  transfer,
}: {
  readonly token: string;
  readonly transfer: Transfer;
}): ReactNode {
  const { host, requestedBy, state } = transfer;
  const answer = useMutation(
    api.connect.answerTransfer.mutationOptions({
      onSuccess: (answered) =>
        queryClient.setQueryData(api.connect.transfer.queryKey({ token }), answered),
      onError: () => void queryClient.invalidateQueries(api.connect.transfer.queryFilter()),
    }),
  );
  if (state === 'declined') {
    return (
      <Notice title={t('transferDeclined')}>
        {t.rich('transferDeclinedHelp', { host, bdi: (chunks) => <bdi>{chunks}</bdi> })}
      </Notice>
    );
  }
  return (
    <Stack style={{ overflowWrap: 'anywhere' }}>
      {state === 'open' ? (
        <>
          <Text>
            {t.rich('transferRequest', {
              requestedBy,
              b: (chunks) => <b>{chunks}</b>,
              host,
            })}
          </Text>
          <Text>{t('transferConsequences', { transferDays: LIMITS.transferDays })}</Text>
        </>
      ) : (
        <Notice title={t('transferApproved')}>
          {t.rich('transferApprovedHelp', {
            requestedBy,
            b: (chunks) => <b>{chunks}</b>,
            host,
          })}
        </Notice>
      )}
      {answer.isError && <ErrorNotice>{messageOf(answer.error)}</ErrorNotice>}
      {state === 'open' && (
        <Button
          size="md"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ token, answer: 'approve' })}
        >
          {t('approveTransfer')}
        </Button>
      )}
      <Button
        variant="default"
        size="md"
        disabled={answer.isPending}
        onClick={() => answer.mutate({ token, answer: 'keep' })}
      >
        {t('keepMyConnection')}
      </Button>
    </Stack>
  );
}
