import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { Loaded } from '../../app/loaded.tsx';
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
      <Loaded query={methods} title={t('pageNotLoaded')}>
        {(found) => (
          <>
            {!found.hasPassword && <SetPassword />}
            <TwoFactor isOn={found.twoFactor} hasPassword={found.hasPassword} />
            <Passkeys passkeys={found.passkeys} hasPassword={found.hasPassword} />
            {found.google !== null && <Google {...found} isLinked={found.google} />}
          </>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
