import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loaded } from '../../app/loaded.tsx';
import { AgencyIncludes, LockedFeature } from '../../billing/locked-feature.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { Invitations } from './invitations.tsx';
import { Leave } from './leave.tsx';
import { People } from './people.tsx';
import { permissionDeniedText } from '../../app/denied-permissions.ts';
import { t } from '../../messages/team.ts';

/** The members of the workspace. */
export default function TeamPage(): ReactNode {
  const { allows, isOwner, deniedPermissions } = useAccount();
  const team = useQuery(api.team.read.queryOptions());
  return (
    <Stack gap="lg" maw={760}>
      <PageHeader title={t('team')}>
        {[t('whatRolesDo'), permissionDeniedText(deniedPermissions, 'writers')]
          .filter(Boolean)
          .join(' ')}
      </PageHeader>
      {!allows.team && (
        <LockedFeature title={t('lockedByPlan')}>
          {team.data !== undefined && team.data.members.length > 0 && t('membersKeepAccess')}{' '}
          <AgencyIncludes />
        </LockedFeature>
      )}
      {allows.team && deniedPermissions.writers === undefined && <InvitationForm />}
      <Loaded query={team} title={t('teamNotLoaded')}>
        {(found) => (
          <>
            {found.invitations.length > 0 && <Invitations invitations={found.invitations} />}
            <People team={found} />
          </>
        )}
      </Loaded>
      {!isOwner && <Leave />}
    </Stack>
  );
}
