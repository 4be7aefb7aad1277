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
      <Notice title={CLOSED[state]}>
        Ask {ownerEmail} for a new one if you still want to join.
      </Notice>
    );
  }
  return (
    <Stack>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {state === 'accepted' ? (
          <>
            You already joined the workspace of <b>{ownerEmail}</b>.
          </>
        ) : (
          <>
            <b>{ownerEmail}</b> invited you to their workspace as {ROLE_TEXTS[role]} Listings you
            write there count toward their plan, and they can see them. You keep your own workspace
            and can switch back anytime.
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

/** What an invited person will be, and what that is. */
const ROLE_TEXTS = {
  admin:
    'an admin: you can write listings and manage brands, stores, API keys, webhooks and writers.',
  writer: 'a writer: you can write and edit listings, and use the brands.',
} as const;

const CLOSED = {
  open: '',
  accepted: 'This invitation was already used',
  revoked: 'This invitation was revoked',
  expired: 'This invitation has expired',
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
        Join as <b>{email}</b>.
      </Text>
      <Button component="a" href={way('/sign-up')} size="md">
        Create account
      </Button>
      <Button component="a" href={way('/sign-in')} variant="default" size="md">
        Sign in
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
      <Notice title="This invitation is for another email">
        It was sent to {email}, but you're signed in as {signedInAs}. Switch account, or ask for a
        new invitation.
      </Notice>
      {leave.isError && <ErrorNotice>{leave.error.message}</ErrorNotice>}
      <Button loading={leave.isPending} onClick={() => leave.mutate()}>
        Switch account
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
        loading={accept.isPending}
        disabled={accept.isSuccess}
        onClick={() => accept.mutate({ token })}
      >
        {joined ? 'Go to workspace' : 'Join team'}
      </Button>
    </>
  );
}
