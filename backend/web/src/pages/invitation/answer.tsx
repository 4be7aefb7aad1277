import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { signOut } from '../../auth/authentication.ts';
import { withNext } from '../../auth/local-path.ts';
import { HomeLink } from '../../auth/home-link.tsx';
import { t } from '../../messages/auth.ts';

type Invitation = inferRouterOutputs<DashboardRouter>['team']['invitation'];

/** What the current visitor can do with an invitation. */
export function Answer({
  token,
  invitation,
  signedInAs,
}: {
  readonly token: string;
  readonly invitation: Invitation;
  readonly signedInAs: string | undefined;
}): ReactNode {
  const { ownerEmail, email, role, state } = invitation;
  const isOwnInvitation = signedInAs === email;
  if (state !== 'open' && !(state === 'accepted' && isOwnInvitation)) {
    return (
      <>
        <Notice title={CLOSED[state]()}>
          {state === 'accepted'
            ? t('invitationUsedHelp', { ownerEmail })
            : t('invitationInvalidHelp', { ownerEmail })}
        </Notice>
        <HomeLink />
      </>
    );
  }
  return (
    <Stack>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {state === 'accepted' ? (
          <>{t.rich('alreadyJoined', { ownerEmail, b: (chunks) => <b>{chunks}</b> })}</>
        ) : (
          <>
            {t.rich(role === 'admin' ? 'invitedAsAdmin' : 'invitedAsWriter', {
              ownerEmail,
              b: (chunks) => <b>{chunks}</b>,
            })}
          </>
        )}
      </Text>
      {signedInAs === undefined && <SignInToJoin token={token} email={email} />}
      {signedInAs !== undefined && !isOwnInvitation && (
        <WrongAccount token={token} email={email} signedInAs={signedInAs} />
      )}
      {isOwnInvitation && <Join token={token} joined={state === 'accepted'} />}
    </Stack>
  );
}

const CLOSED = {
  open: () => '',
  accepted: () => t('invitationUsed'),
  revoked: () => t('invitationRevoked'),
  expired: () => t('invitationExpired'),
} as const;

function SignInToJoin({
  token,
  email,
}: {
  readonly token: string;
  readonly email: string;
}): ReactNode {
  const way = (path: string): string =>
    `${withNext(path, `/invitations/${token}`)}&email=${encodeURIComponent(email)}`;
  return (
    <>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {t.rich('joinAs', { email, b: (chunks) => <b>{chunks}</b> })}
      </Text>
      <Button component="a" href={way('/sign-up')} size="md">
        {t('createAccount')}
      </Button>
      <Button component="a" href={way('/sign-in')} variant="default" size="md">
        {t('signIn')}
      </Button>
    </>
  );
}

function WrongAccount({
  token,
  email,
  signedInAs,
}: {
  readonly token: string;
  readonly email: string;
  readonly signedInAs: string;
}): ReactNode {
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => window.location.assign(`/invitations/${token}`),
  });
  return (
    <>
      <Notice title={t('invitationForAnother')}>
        {t('invitationForAnotherHelp', { email, signedInAs })}
      </Notice>
      {leave.isError && <ErrorNotice>{leave.error.message}</ErrorNotice>}
      <Button loading={leave.isPending} onClick={() => leave.mutate()}>
        {t('switchAccount')}
      </Button>
      <HomeLink />
    </>
  );
}

function Join({ token, joined }: { readonly token: string; readonly joined: boolean }): ReactNode {
  const accept = useMutation(
    api.team.accept.mutationOptions({ onSuccess: () => window.location.assign('/') }),
  );
  return (
    <>
      {accept.isError && <ErrorNotice>{messageOf(accept.error)}</ErrorNotice>}
      <Button
        size="md"
        loading={accept.isPending}
        disabled={accept.isSuccess}
        onClick={() => accept.mutate({ token })}
      >
        {joined ? t('goToWorkspace') : t('joinTeam')}
      </Button>
    </>
  );
}
