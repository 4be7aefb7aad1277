import { Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { useAccount } from '../../app/account.ts';
import { AccountForm } from '../../auth/account-form.tsx';
import { CodeForm } from '../../auth/code-form.tsx';
import type { ResetReview } from '../../auth/authentication.ts';
import { PasswordField } from '../../auth/fields.tsx';
import { KeepAccess } from '../../auth/keep-access.tsx';
import { PasswordRequired } from '../../auth/set-password.tsx';
import { RemainingTeammates } from '../../auth/remaining-teammates.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { t } from '../../messages/settings.ts';

/** Changes the password of a user who knows the current one. */
export default function PasswordPage(): ReactNode {
  const access = useQuery(
    // The user's selection is not reset by a refetch.
    api.account.access.queryOptions(undefined, {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    }),
  );
  const [done, setDone] = useState(false);
  const [awaitsCode, setAwaitsCode] = useState(false);
  const finish = (): void => {
    setAwaitsCode(false);
    setDone(true);
  };
  return (
    <SettingsFrame title={t('changePassword')} introduction={t('changePasswordHelp')} width={480}>
      {awaitsCode && (
        <>
          <Notice title={t('passwordChanged')}>{t('passwordChangedNeedsCode')}</Notice>
          <CodeForm onSignedIn={finish} />
        </>
      )}
      {done && <Notice title={t('passwordChanged')}>{t('passwordChangedHelp')}</Notice>}
      {done && access.isSuccess && <RemainingTeammates teammates={access.data.teammates} />}

      {access.isPending && <Loading />}
      {access.isError && (
        <ErrorNotice title={t('pageNotLoaded')} retry={() => void access.refetch()}>
          {messageOf(access.error)}
        </ErrorNotice>
      )}
      {access.isSuccess && !done && !awaitsCode && (
        <PasswordRequired>
          <ChangeForm
            access={access.data}
            onDone={finish}
            onCodeNeeded={() => setAwaitsCode(true)}
          />
        </PasswordRequired>
      )}
    </SettingsFrame>
  );
}

function ChangeForm({
  access,
  onDone,
  onCodeNeeded,
}: {
  readonly access: Omit<ResetReview, 'email'>;
  readonly onDone: () => void;
  /** The password was changed; two-factor sign-in asks for a code before this browser is signed in again. */
  readonly onCodeNeeded: () => void;
}): ReactNode {
  const { email } = useAccount();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [keep, setKeep] = useState<readonly string[]>(() => access.grants.map(({ id }) => id));
  const change = useMutation(api.account.changePassword.mutationOptions());
  const submit = async (): Promise<void> => {
    const { needsCode } = await change
      .mutateAsync({ currentPassword, newPassword, keep: [...keep] })
      .catch((error: unknown) => {
        throw new Error(messageOf(error));
      });
    if (needsCode) onCodeNeeded();
    else onDone();
  };
  return (
    <AccountForm button={t('changePassword')} onSubmit={submit}>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {t.rich('forEmail', { email, b: (chunks) => <b>{chunks}</b> })}
      </Text>
      <PasswordField
        label={t('currentPassword')}
        kind="current"
        value={currentPassword}
        onChange={setCurrentPassword}
      />
      <PasswordField
        label={t('newPassword')}
        kind="new"
        value={newPassword}
        onChange={setNewPassword}
      />
      <KeepAccess access={access} kept={keep} onKeep={setKeep} />
    </AccountForm>
  );
}
