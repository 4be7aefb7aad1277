import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { InvitationMade } from './invitation-made.tsx';
import { refreshTeam, ROLE_NAMES, type MemberRole } from './team.ts';
import { t } from '../../messages/team.ts';

/** Invites someone by email, as a writer unless they choose more. */
export function InvitationForm(): ReactNode {
  const { deniedPermissions, sendsEmail } = useAccount();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('writer');
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
    if (!invite.isPending) invite.mutate({ email, role });
  };
  return (
    <Stack gap="xs">
      <form onSubmit={submit} aria-label={t('newInvitation')}>
        <Group align="flex-end" gap="sm">
          <TextInput
            label={t('teammatesEmail')}
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
          {deniedPermissions.admins === undefined && (
            <NativeSelect
              label={t('role')}
              name="role"
              value={role}
              onChange={({ currentTarget }) =>
                setRole(currentTarget.value === 'admin' ? 'admin' : 'writer')
              }
              data={[
                { value: 'writer', label: ROLE_NAMES.writer() },
                { value: 'admin', label: ROLE_NAMES.admin() },
              ]}
            />
          )}
          <Button type="submit" loading={invite.isPending}>
            {t(sendsEmail ? 'sendInvitation' : 'createInvitationLink')}
          </Button>
        </Group>
      </form>
      {invite.isSuccess && <InvitationMade made={invite.data} />}
    </Stack>
  );
}
