import { Button, List, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, refreshStore } from '../../api.ts';
import { refreshConnection } from '../../app/store.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { forgetPasted } from './pasted-way.ts';

/** The way back by hand: the owner copies the address that they land on. */
export function PasteReturn({
  url,
  again,
  onAgain,
  onDone,
}: {
  readonly url: string;
  readonly again: Pick<UseMutationResult<unknown, unknown, void>, 'isPending' | 'error'>;
  readonly onAgain: () => void;
  readonly onDone: () => void;
}): ReactNode {
  const [address, setAddress] = useState('');
  const [missing, setMissing] = useState(false);
  const [, navigate] = useLocation();
  const finish = useMutation(
    api.connection.finishPasted.mutationOptions({
      onSuccess: async () => {
        forgetPasted();
        onDone();
        await Promise.all([refreshStore(), refreshConnection()]);
        navigate('/connection');
      },
    }),
  );
  return (
    <form
      noValidate
      aria-label="Way back"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(address.trim() === '');
        if (address.trim() !== '') finish.mutate({ address });
      }}
    >
      <Stack gap="md" align="flex-start">
        <List type="ordered" spacing="sm">
          <List.Item>Open Wareword in a new tab, sign in, and approve.</List.Item>
          <List.Item>You land on your store’s front page. Copy its whole address.</List.Item>
          <List.Item>Come back to this tab and paste it here, within ten minutes.</List.Item>
        </List>
        <Button component="a" href={url} target="_blank" rel="noopener" mih={44} variant="default">
          Open Wareword in a new tab
        </Button>
        <TextInput
          w="100%"
          label="Address that you landed on"
          description="It holds a code that works once, and only in this browser."
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
        <Trouble error={finish.error ?? again.error} />
        <Button type="submit" mih={44} loading={finish.isPending}>
          Connect
        </Button>
        <Text size="sm" c="dimmed">
          To come back by itself, the store can have a small plugin, or the bridge can be served
          under the store’s own domain. Both are in the documentation.
        </Text>
        {finish.isError && (
          <Button mih={44} variant="default" loading={again.isPending} onClick={onAgain}>
            Start again
          </Button>
        )}
      </Stack>
    </form>
  );
}
