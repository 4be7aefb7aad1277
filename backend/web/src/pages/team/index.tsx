import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { Invitations } from './invitations.tsx';
import { Leave } from './leave.tsx';
import { People } from './people.tsx';

/** The members of the workspace. */
export default function TeamPage(): ReactNode {
  const { allows, isOwner, refusals } = useAccount();
  const team = useQuery(api.team.read.queryOptions());
  return (
    <Stack gap="lg" maw={760}>
      <PageHeader title="Team">
        Teammates share your monthly listings and history. Writers write and edit listings. Admins
        also manage brands, stores, API keys, webhooks and writers.
        {refusals.writers !== undefined && ` ${refusals.writers}`}
      </PageHeader>
      {!allows.agency && <AgencyUpgradeNotice isOwner={isOwner} />}
      {allows.agency && refusals.writers === undefined && <InvitationForm />}
      {team.isPending && <Loading />}
      {team.isError && (
        <ErrorNotice title="Couldn't load your team" retry={() => void team.refetch()}>
          {messageOf(team.error)}
        </ErrorNotice>
      )}
      {team.isSuccess && (
        <>
          {team.data.invitations.length > 0 && <Invitations invitations={team.data.invitations} />}
          <People team={team.data} />
        </>
      )}
      {!isOwner && <Leave />}
    </Stack>
  );
}

function AgencyUpgradeNotice({ isOwner }: { readonly isOwner: boolean }): ReactNode {
  return (
    <Notice title="Teams are on the Agency plan">
      Current members keep access.{' '}
      {isOwner ? (
        <>
          <Anchor component={Link} href="/pricing" inherit underline="always">
            Upgrade
          </Anchor>{' '}
          to invite people.
        </>
      ) : (
        'The workspace owner can upgrade to invite people.'
      )}
    </Notice>
  );
}
