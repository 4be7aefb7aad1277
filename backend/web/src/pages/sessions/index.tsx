import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { browserName, ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { PasswordField } from '../../auth/fields.tsx';
import { PasswordRequired } from '../../auth/set-password.tsx';
import { LIMITS } from '../../limits.ts';
import { Row, Rows } from '../row.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/settings.ts';

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
    <SettingsFrame
      title={t('sessions')}
      introduction={t('sessionsHelp', {
        sessionIdleDays: LIMITS.sessionIdleDays,
        sessionDays: LIMITS.sessionDays,
      })}
      width={760}
    >
      {sessions.isPending && <Loading />}
      {sessions.isError && (
        <ErrorNotice title={t('sessionsNotLoaded')} retry={() => void sessions.refetch()}>
          {messageOf(sessions.error)}
        </ErrorNotice>
      )}
      {list.length > 1 && (
        <PasswordRequired>
          <Stack gap="xs" maw={480}>
            <Text size="sm">{t('signOutOthersHelp')}</Text>
            <PasswordField
              label={t('currentPassword')}
              kind="current"
              value={currentPassword}
              onChange={setCurrentPassword}
            />
          </Stack>
        </PasswordRequired>
      )}
      {failed !== null && <ErrorNotice>{messageOf(failed)}</ErrorNotice>}
      {list.length > 0 && (
        <Rows name={t('sessions')}>
          {list.map(({ id, browser, os, address, signedInAt, lastUsedAt, isCurrent }) => {
            const name = browserName({ browser, os }) ?? t('unknownBrowser');
            const about = [
              address,
              t('signedInAt', { signedInAt: formatDateTime(signedInAt) }),
              isCurrent ? undefined : t('lastUsedAt', { lastUsedAt: formatDateTime(lastUsedAt) }),
            ].filter((part) => part !== undefined && part !== null);
            return (
              <Row
                key={id}
                name={isCurrent ? t('namedThisBrowser', { name }) : name}
                about={about.join(' · ')}
                action={
                  !isCurrent && (
                    <Button
                      variant="default"
                      aria-label={t('signOutNamed', {
                        name,
                        signedInAt: formatDateTime(signedInAt),
                      })}
                      disabled={currentPassword === ''}

                      loading={end.isPending && end.variables.id === id}
                      onClick={() => end.mutate({ id, currentPassword })}
                    >
                      {t('signOut')}
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
          {t('signOutEverywhereElse')}
        </Button>
      )}
    </SettingsFrame>
  );
}
