import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice, PageHead } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { Invitations } from './invitations.tsx';
import { Leave } from './leave.tsx';
import { People } from './people.tsx';

/** Who works in the workspace. */
export default function TeamPage(): ReactNode {
  const { allows, isOwner } = useAccount();
  const team = useQuery(api.team.read.queryOptions());
  return (
    <Stack gap="lg" maw={760}>
      <PageHead title="Team">
        People who work here write with the same monthly listings, and see the same history.
      </PageHead>
      {!allows.agency && <OnlyAgency isOwner={isOwner} />}
      {allows.agency && isOwner && <InvitationForm />}
      {team.isPending && <Loading />}
      {team.isError && (
        <ErrorNotice title="The team could not be read" retry={() => void team.refetch()}>
          {messageOf(team.error)}
        </ErrorNotice>
      )}
      {team.isSuccess && (
        <>
          {team.data.invitations.length > 0 && (
            <Invitations invitations={team.data.invitations} isOwner={isOwner} />
          )}
          <People team={team.data} isOwner={isOwner} />
        </>
      )}
      {!isOwner && <Leave />}
    </Stack>
  );
}

function OnlyAgency({ isOwner }: { readonly isOwner: boolean }): ReactNode {
  return (
    <Notice title="A team is part of the Agency plan">
      With it you invite people by e-mail to write with your listings. Whoever is in the team
      already stays in it.{' '}
      {isOwner ? (
        <Anchor component={Link} href="/pricing" inherit underline="always">
          See the plans
        </Anchor>
      ) : (
        'The owner of this workspace can change the plan.'
      )}
    </Notice>
  );
}
