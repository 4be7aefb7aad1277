import { Group, Stack, Tabs } from '@mantine/core';
import type { Listing, Platform } from '@wareword/shared-schema';
import { CopyButton } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Fields } from './fields.tsx';
import { Preview } from './preview.tsx';
import { Scores } from './scores.tsx';
import { wholeText } from './words.ts';

/** A listing that was written: scores, each field to be copied, and how shoppers will see it. */
export function ListingView({
  platform,
  listing,
  actions,
}: {
  readonly platform: Platform;
  readonly listing: Listing;
  readonly actions?: ReactNode;
}): ReactNode {
  return (
    <Stack gap="md">
      <Group gap="xs">
        <CopyButton text={wholeText(listing)} size="sm" mih={44}>
          Copy everything
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
          <Fields listing={listing} />
        </Tabs.Panel>
        <Tabs.Panel value="preview">
          <Preview platform={platform} listing={listing} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
