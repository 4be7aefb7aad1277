import { Anchor, Button, List, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { api, refreshStore } from '../../api.ts';
import { refreshConnection } from '../../app/store.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { clearPendingUrl } from './pending-url.ts';

/** The way back by hand: the owner copies the address that they land on. */
export function PasteReturn({
  url,
  again,
  onRetry,
  onDone,
}: {
  readonly url: string;
  readonly again: Pick<UseMutationResult<unknown, unknown, void>, 'isPending' | 'error'>;
  readonly onRetry: () => void;
  readonly onDone: () => void;
}): ReactNode {
  const [address, setAddress] = useState('');
  const [missing, setMissing] = useState(false);
  const [, navigate] = useLocation();
  const finish = useMutation(
    api.connection.finishPasted.mutationOptions({
      onSuccess: async () => {
        clearPendingUrl();
        onDone();
        await Promise.all([refreshStore(), refreshConnection()]);
        navigate('/products');
      },
    }),
  );
  return (
    <form
      noValidate
      aria-label="Finish connecting"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(address.trim() === '');
        if (address.trim() !== '') finish.mutate({ address });
      }}
    >
      <Stack gap="md" align="flex-start">
        <List type="ordered" spacing="sm">
          <List.Item>Open Wareword in a new tab, sign in, and approve.</List.Item>
          <List.Item>You'll land on your store's home page. Copy its full address.</List.Item>
          <List.Item>Come back to this tab within 10 minutes and paste it here.</List.Item>
        </List>
        <Button component="a" href={url} target="_blank" rel="noopener" variant="default">
          Open Wareword in a new tab
        </Button>
        <TextInput
          w="100%"
          label="Address you landed on"
          description="It contains a code that works once, and only in this browser."
          autoComplete="off"
          spellCheck={false}
          maxLength={4000}
          value={address}
          error={missing && 'Paste the address from the other tab.'}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setMissing(false);
          }}
        />
        <ErrorMessage error={finish.error ?? again.error} />
        <Button type="submit" loading={finish.isPending}>
          Connect
        </Button>
        <Text size="sm" c="dimmed">
          Want to skip this step next time?{' '}
          <Anchor component={Link} href="/help/returning" inherit underline="always">
            Set up an automatic return in the documentation
          </Anchor>
          .
        </Text>
        {finish.isError && (
          <Button variant="default" loading={again.isPending} onClick={onRetry}>
            Start again
          </Button>
        )}
      </Stack>
    </form>
  );
}
