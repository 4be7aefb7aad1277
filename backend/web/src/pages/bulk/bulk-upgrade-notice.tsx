import { Anchor, Stack, Text } from '@mantine/core';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../../app/account.ts';

/** What bulk offers, for plans without it. */
export function BulkUpgradeNotice(): ReactNode {
  const { isOwner } = useAccount();
  return (
    <Notice title="Bulk writing is on the Pro and Agency plans">
      <Stack gap="xs">
        <Text inherit>
          Upload your store's product export, write a listing for every product, and download a file
          ready to import into Shopify or WooCommerce. Each product uses one of your monthly
          listings.
        </Text>
        {isOwner ? (
          <Anchor component={Link} href="/pricing" inherit>
            See plans
          </Anchor>
        ) : (
          <Text inherit>The workspace owner can upgrade the plan.</Text>
        )}
      </Stack>
    </Notice>
  );
}
