import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { startLinkingGoogle } from '../../auth/authentication.ts';
import { t } from '../../messages/settings.ts';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { PasswordForm } from './password-form.tsx';
import { refreshSignInMethods } from './refresh.ts';

/** What the service reports in the address when Google's answer links nothing. */
const ERRORS: Readonly<Record<string, () => string>> = {
  access_denied: () => t('googleLinkCanceled'),
  "email_doesn't_match": () => t('googleEmailDiffers'),
  account_already_linked_to_different_user: () => t('googleLinkedElsewhere'),
  user_info_is_missing: () => t('googleEmailUnconfirmed'),
};

/** Links and unlinks an account at Google. */
export function Google({
  isLinked,
  hasPassword,
  twoFactor,
}: {
  readonly isLinked: boolean;
  readonly hasPassword: boolean;
  readonly twoFactor: boolean;
}): ReactNode {
  const [unlinking, setUnlinking] = useState(false);
  const code = new URLSearchParams(window.location.search).get('error');
  return (
    <Paper p="md" component="section" aria-labelledby="google">
      <Title order={2} size="h4" id="google" mb="xs">
        {t('googleSignIn')}
      </Title>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {explanation(isLinked, hasPassword, twoFactor)}
        </Text>
        {code !== null && !isLinked && (
          <ErrorNotice>{ERRORS[code]?.() ?? t('googleNotLinked')}</ErrorNotice>
        )}
        {isLinked && hasPassword && (
          <Button
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => setUnlinking(true)}
          >
            {t('unlinkGoogle')}
          </Button>
        )}
        {!isLinked && !twoFactor && (
          <PasswordForm
            button={t('linkGoogle')}
            act={startLinkingGoogle}
            onSuccess={(url) => window.location.assign(url)}
          />
        )}
      </Stack>
      {unlinking && <UnlinkDialog onClose={() => setUnlinking(false)} />}
    </Paper>
  );
}

function explanation(isLinked: boolean, hasPassword: boolean, twoFactor: boolean): string {
  if (isLinked && !hasPassword) return t('googleIsOnlyCredential');
  if (twoFactor) return t('googleNeedsTwoFactorOff');
  return isLinked ? t('googleIsLinked') : t('linkGoogleHelp');
}

function UnlinkDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const unlink = useMutation(
    api.account.unlinkGoogle.mutationOptions({ onSuccess: refreshSignInMethods }),
  );
  return (
    <ConfirmWithPassword
      title={t('unlinkGoogleQuestion')}
      button={t('unlinkGoogle')}
      consequence={t('passwordStillWorks')}
      act={(currentPassword) => unlink.mutateAsync({ currentPassword })}
      onClose={onClose}
    />
  );
}
