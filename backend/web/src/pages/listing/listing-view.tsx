import { Group, Stack, Tabs } from '@mantine/core';
import type { Listing, Platform, Provenance } from '@wareword/shared-schema';
import { CopyButton } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Fields } from './fields.tsx';
import { Preview } from './preview.tsx';
import { Scores } from './scores.tsx';
import { listingText } from './format.ts';

/** A listing: scores, fields to copy, and a preview for shoppers. */
export function ListingView({
  platform,
  listing,
  provenance = null,
  actions,
}: {
  readonly platform: Platform;
  readonly listing: Listing;
  /** Where its texts come from, to be shown on hover; null if unknown. */
  readonly provenance?: Provenance | null;
  readonly actions?: ReactNode;
}): ReactNode {
  return (
    <Stack gap="md">
      <Group gap="xs">
        <CopyButton text={listingText(listing)} size="sm">
          Copy all
        </CopyButton>
        {actions}
      </Group>
      <Scores scores={listing.seo_scores} tip={listing.pro_tip} />
      <Tabs defaultValue="fields" keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="fields" mih={44}>
            Fields
          </Tabs.Tab>
          <Tabs.Tab value="preview" mih={44}>
            Preview
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fields">
          <Fields listing={listing} provenance={provenance} />
        </Tabs.Panel>
        <Tabs.Panel value="preview">
          <Preview platform={platform} listing={listing} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
