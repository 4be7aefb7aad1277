import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorNotice, PageHeader } from '@wareword/ui';
import { formatDateTime } from '@wareword/shared-schema/format';
import { useState, type ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { PasswordField } from '../../auth/fields.tsx';
import { LIMITS } from '../../limits.ts';
import { Row, Rows } from '../row.tsx';
import { SettingsNav } from '../settings-nav.tsx';

/** The user's sessions, which can be ended here. */
export default function SessionsPage(): ReactNode {
  const [currentPassword, setCurrentPassword] = useState('');
  const sessions = useQuery(api.account.sessions.queryOptions());
  const onSuccess = () => queryClient.invalidateQueries(api.account.sessions.queryFilter());
  const end = useMutation(api.account.endSession.mutationOptions({ onSuccess }));
  const endOthers = useMutation(api.account.endOtherSessions.mutationOptions({ onSuccess }));
  const failed = end.error ?? endOthers.error;
  const list = sessions.data ?? [];
  return (
    <Stack gap="md" maw={760}>
      <PageHeader title="Sessions">
        Browsers where you're signed in. Sessions end after {LIMITS.sessionIdleDays} days of
        inactivity, or {LIMITS.sessionDays} days after you sign in.
      </PageHeader>
      <SettingsNav />
      {sessions.isPending && <Loading />}
      {sessions.isError && (
        <ErrorNotice title="Couldn't load your sessions" retry={() => void sessions.refetch()}>
          {messageOf(sessions.error)}
        </ErrorNotice>
      )}
      {list.length > 1 && (
        <Stack gap="xs" maw={480}>
          <Text size="sm">Enter your password to sign out other browsers.</Text>
          <PasswordField
            label="Current password"
            kind="current"
            value={currentPassword}
            onChange={setCurrentPassword}
          />
        </Stack>
      )}
      {failed !== null && <ErrorNotice>{messageOf(failed)}</ErrorNotice>}
      {list.length > 0 && (
        <Rows name="Sessions">
          {list.map(({ id, device, address, signedInAt, lastUsedAt, isCurrent }) => {
            const name = device ?? 'Unknown device';
            const about = [
              address,
              `Signed in ${formatDateTime(signedInAt)}`,
              isCurrent ? undefined : `Last used ${formatDateTime(lastUsedAt)}`,
            ].filter((part) => part !== undefined && part !== null);
            return (
              <Row
                key={id}
                name={isCurrent ? `${name} (this browser)` : name}
                about={about.join(' · ')}
                action={
                  !isCurrent && (
                    <Button
                      variant="default"
                      aria-label={`Sign out ${name}, signed in ${formatDateTime(signedInAt)}`}
                      disabled={currentPassword === ''}

                      loading={end.isPending && end.variables.id === id}
                      onClick={() => end.mutate({ id, currentPassword })}
                    >
                      Sign out
                    </Button>
                  )
                }
              />
            );
          })}
        </Rows>
      )}
      {list.length > 1 && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          disabled={currentPassword === ''}
          loading={endOthers.isPending}
          onClick={() => endOthers.mutate({ currentPassword })}
        >
          Sign out everywhere else
        </Button>
      )}
    </Stack>
  );
}
