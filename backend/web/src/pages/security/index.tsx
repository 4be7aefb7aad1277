import { useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { SetPassword } from '../../auth/set-password.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { Google } from './google.tsx';
import { Passkeys } from './passkeys.tsx';
import { TwoFactor } from './two-factor.tsx';
import { t } from '../../messages/settings.ts';

/** Two-factor sign-in and passkeys. */
export default function SecurityPage(): ReactNode {
  const methods = useQuery(api.account.signInMethods.queryOptions());
  return (
    <SettingsFrame title={t('twoFactorAndPasskeys')}>
      {methods.isPending && <Loading />}
      {methods.isError && (
        <ErrorNotice title={t('pageNotLoaded')} retry={() => void methods.refetch()}>
          {messageOf(methods.error)}
        </ErrorNotice>
      )}
      {methods.isSuccess && (
        <>
          {!methods.data.hasPassword && <SetPassword />}
          <TwoFactor isOn={methods.data.twoFactor} hasPassword={methods.data.hasPassword} />
          <Passkeys passkeys={methods.data.passkeys} hasPassword={methods.data.hasPassword} />
          {methods.data.google !== null && (
            <Google {...methods.data} isLinked={methods.data.google} />
          )}
        </>
      )}
    </SettingsFrame>
  );
}
