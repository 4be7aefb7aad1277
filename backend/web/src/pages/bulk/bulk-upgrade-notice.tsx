import { Anchor, Stack, Text } from '@mantine/core';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../../app/account.ts';
import { t } from '../../messages/bulk.ts';

/** What bulk offers, for plans without it. */
export function BulkUpgradeNotice(): ReactNode {
  const { isOwner } = useAccount();
  return (
    <Notice title={t('bulkWritingIsOnThe')}>
      <Stack gap="xs">
        <Text inherit>{t('uploadYourStoresProductExport')}</Text>
        {isOwner ? (
          <Anchor component={Link} href="/pricing" inherit>
            {t('seePlans')}
          </Anchor>
        ) : (
          <Text inherit>{t('theWorkspaceOwnerCanUpgrade')}</Text>
        )}
      </Stack>
    </Notice>
  );
}
