import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf } from '../../api.ts';
import { refreshTeam } from './team.ts';

/** Invites somebody by mail. */
export function InvitationForm(): ReactNode {
  const [email, setEmail] = useState('');
  const invite = useMutation(
    api.team.invite.mutationOptions({
      onSuccess: async () => {
        setEmail('');
        await refreshTeam();
      },
    }),
  );
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate({ email });
  };
  return (
    <Stack gap="xs">
      <form onSubmit={submit} aria-label="New invitation">
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Email address of a colleague"
            name="colleague"
            type="email"
            autoComplete="off"
            required
            withAsterisk={false}
            maxLength={254}
            flex="1 1 200px"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            error={invite.isError && messageOf(invite.error)}
          />
          <Button type="submit" mih={44} loading={invite.isPending}>
            Invite
          </Button>
        </Group>
      </form>
      {invite.isSuccess && (
        <Text role="status" size="sm" style={{ overflowWrap: 'anywhere' }}>
          We mailed a link to {invite.data.email}. It works for a week.
        </Text>
      )}
    </Stack>
  );
}
