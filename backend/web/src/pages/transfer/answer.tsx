import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { formatCount } from '@wareword/shared-schema/format';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import type { ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { LIMITS } from '../../limits.ts';

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
      <Notice title="You kept your connection">
        <bdi>{host}</bdi> stays connected to your account.
      </Notice>
    );
  }
  return (
    <Stack style={{ overflowWrap: 'anywhere' }}>
      {state === 'open' ? (
        <>
          <Text>
            <b>{requestedBy}</b> wants to connect your store <b>{host}</b> to their Wareword
            account.
          </Text>
          <Text>
            If you approve, they have {formatCount(LIMITS.transferDays, 'day')} to move the store.
            It's then disconnected from your account, and its listings stay in your history. Only
            approve if you know who is asking.
          </Text>
        </>
      ) : (
        <Notice title="You approved the transfer">
          <b>{requestedBy}</b> can now connect <b>{host}</b> to their account. Until they do, your
          connection keeps working, and you can change your mind.
        </Notice>
      )}
      {answer.isError && <ErrorNotice>{messageOf(answer.error)}</ErrorNotice>}
      {state === 'open' && (
        <Button
          size="md"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ token, answer: 'approve' })}
        >
          Approve transfer
        </Button>
      )}
      <Button
        variant="default"
        size="md"
        disabled={answer.isPending}
        onClick={() => answer.mutate({ token, answer: 'keep' })}
      >
        Keep my connection
      </Button>
    </Stack>
  );
}
