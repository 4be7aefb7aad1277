import { Anchor, Stack, Text } from '@mantine/core';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../../app/account.ts';

/** What bulk gives, for those whose plan has none. */
export function OnlyLargerPlans(): ReactNode {
  const { isOwner } = useAccount();
  return (
    <Notice title="Bulk is part of Pro and Agency">
      <Stack gap="xs">
        <Text inherit>
          Upload your shop’s product export, have a listing written for every product, and download
          a file that Shopify or WooCommerce imports: the same products, with new texts. Each
          listing counts as one of your month.
        </Text>
        {isOwner ? (
          <Anchor component={Link} href="/pricing" inherit>
            See the plans
          </Anchor>
        ) : (
          <Text inherit>The owner of this workspace can change the plan.</Text>
        )}
      </Stack>
    </Notice>
  );
}
