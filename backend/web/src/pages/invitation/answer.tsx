import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { signOut } from '../../auth/authentication.ts';
import { withNext } from '../../auth/local-path.ts';

type Invitation = inferRouterOutputs<DashboardRouter>['team']['invitation'];

/** What can be done about an invitation, by whoever is looking at it. */
export function Answer({
  token,
  invitation,
  signedInAs,
}: {
  readonly token: string;
  readonly invitation: Invitation;
  readonly signedInAs: string | undefined;
}): ReactNode {
  const { ownerEmail, email, state } = invitation;
  const mine = signedInAs === email;
  if (state !== 'open' && !(state === 'accepted' && mine)) {
    return (
      <Notice title={CLOSED[state]}>
        Ask {ownerEmail} for a new one if you still want to join their team.
      </Notice>
    );
  }
  return (
    <Stack>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {state === 'accepted' ? (
          <>
            You accepted the invitation of <b>{ownerEmail}</b> already.
          </>
        ) : (
          <>
            <b>{ownerEmail}</b> asks you to work in their workspace: you write with their listings,
            and they see what you write. Your own workspace stays yours, and you can go back to it
            at any time.
          </>
        )}
      </Text>
      {signedInAs === undefined && <Enter token={token} email={email} />}
      {signedInAs !== undefined && !mine && (
        <NotMine token={token} email={email} signedInAs={signedInAs} />
      )}
      {mine && <Join token={token} joined={state === 'accepted'} />}
    </Stack>
  );
}

const CLOSED = {
  open: '',
  accepted: 'This invitation was used already',
  revoked: 'This invitation was taken back',
  expired: 'This invitation is too old',
} as const;

function Enter({ token, email }: { readonly token: string; readonly email: string }): ReactNode {
  const way = (path: string): string =>
    `${withNext(path, `/invitations/${token}`)}&email=${encodeURIComponent(email)}`;
  return (
    <>
      <Text style={{ overflowWrap: 'anywhere' }}>
        To join, use an account for <b>{email}</b>.
      </Text>
      <Button component="a" href={way('/sign-up')} size="md" mih={44}>
        Create account
      </Button>
      <Button component="a" href={way('/sign-in')} variant="default" size="md" mih={44}>
        Sign in
      </Button>
    </>
  );
}

function NotMine({
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
      <Notice title="This invitation is for another address">
        It is for {email}, and you are signed in as {signedInAs}. Use that account, or ask for an
        invitation to this one.
      </Notice>
      {leave.isError && <ErrorNotice>{leave.error.message}</ErrorNotice>}
      <Button mih={44} loading={leave.isPending} onClick={() => leave.mutate()}>
        Use another account
      </Button>
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
        mih={44}
        loading={accept.isPending}
        disabled={accept.isSuccess}
        onClick={() => accept.mutate({ token })}
      >
        {joined ? 'Go to the workspace' : 'Join the team'}
      </Button>
    </>
  );
}
