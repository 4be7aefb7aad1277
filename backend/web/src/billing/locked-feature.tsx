import { Button, Stack } from '@mantine/core';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../app/account.ts';
import { t } from '../messages/plan.ts';
import { useAgencyListings } from './use-agency-listings.ts';

/** What a plan doesn't have: which plan has it, what it does, and the way there. */
export function LockedFeature({
  title,
  children,
}: {
  /** Names the feature and its plan. */
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const { isOwner } = useAccount();
  return (
    <Notice title={title}>
      <Stack gap="sm" align="flex-start">
        <div>
          {children} {!isOwner && t('ownerCanUpgrade')}
        </div>
        {isOwner && (
          <Button component={Link} href="/pricing">
            {t('seePlans')}
          </Button>
        )}
      </Stack>
    </Notice>
  );
}

/** What the Agency plan includes, in one sentence. */
export function AgencyIncludes(): ReactNode {
  return t('agencyIncludes', { listings: useAgencyListings() });
}
