import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CopyButton } from '@wareword/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { LIMITS } from '../../limits.ts';
import { refreshTeam, ROLE_NAMES, type MemberRole } from './team.ts';
import { t } from '../../messages/team.ts';

/** Invites someone by email, as a writer unless they choose more. */
export function InvitationForm(): ReactNode {
  const { deniedPermissions } = useAccount();
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
            {t('sendInvitation')}
          </Button>
        </Group>
      </form>
      {invite.isSuccess && (
        <Group gap="sm">
          <Text role="status" size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t(invite.data.isMailed ? 'invitationSent' : 'invitationNotMailed', {
              email: invite.data.email,
              invitationDays: LIMITS.invitationDays,
            })}
          </Text>
          <CopyButton text={invite.data.link}>{t('copyLink')}</CopyButton>
        </Group>
      )}
    </Stack>
  );
}
