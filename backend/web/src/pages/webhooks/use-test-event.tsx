import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { t } from '../../messages/webhooks.ts';

/** A button that sends a test event, and what became of the last one. */
export function useTestEvent(id: string): {
  readonly button: ReactNode;
  readonly result: ReactNode;
} {
  const test = useMutation(api.webhooks.test.mutationOptions());
  const { data, error } = test;
  const failed = error !== null || data?.delivered === false;
  return {
    button: (
      <Button
        variant="default"
        size="sm"
        loading={test.isPending}
        onClick={() => test.mutate({ id })}
      >
        {t('sendTestEvent')}
      </Button>
    ),
    result: (
      <Text size="sm" role="status" {...(failed ? { c: 'var(--mantine-color-error)' } : {})}>
        {error !== null && messageOf(error)}
        {data?.delivered === true &&
          t('testDelivered', { status: String(data.status), ms: data.durationMs })}
        {data?.delivered === false &&
          t('testFailed', { problem: data.error ?? '', ms: data.durationMs })}
      </Text>
    ),
  };
}
