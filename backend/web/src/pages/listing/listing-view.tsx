import { Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Actions } from './actions.tsx';
import { Fields } from './fields.tsx';
import { ImageAlts } from './image-alts.tsx';
import { Keywords } from './keywords.tsx';
import { Preview } from './preview.tsx';
import { SaveStatus } from './save-status.tsx';
import { Scores } from './scores.tsx';
import type { ShownListing } from './shown-listing.ts';
import { useEdits } from './use-edits.ts';
import { Versions } from './versions.tsx';
import { t } from '../../messages/listing.ts';

/** A listing: scores, fields to edit and copy, a preview for shoppers, and its versions. */
export function ListingView({
  found,
  actions,
}: {
  readonly found: ShownListing;
  readonly actions?: ReactNode;
}): ReactNode {
  const edits = useEdits(found.id);
  return (
    <Stack gap="md">
      <Actions found={found}>{actions}</Actions>
      <Scores found={found} />
      {found.listing.keyword_placements !== undefined && (
        <Keywords placements={found.listing.keyword_placements} />
      )}
      {found.listing.image_alts !== undefined && (
        <ImageAlts
          alts={found.listing.image_alts}
          problems={found.listing.image_problems}
          images={found.request.images ?? []}
        />
      )}
      <div>
        <SaveStatus {...edits} />
        <Tabs defaultValue="fields" keepMounted={false}>
          <Tabs.List mb="sm">
            <Tabs.Tab value="fields" mih={44}>
              {t('fields')}
            </Tabs.Tab>
            <Tabs.Tab value="preview" mih={44}>
              {t('preview')}
            </Tabs.Tab>
            <Tabs.Tab value="versions" mih={44}>
              {t('versions')}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="fields">
            <Fields found={found} edits={edits} />
          </Tabs.Panel>
          <Tabs.Panel value="preview">
            <Preview
              platform={found.platform}
              listing={found.listing}
              price={found.request.price ?? ''}
            />
          </Tabs.Panel>
          <Tabs.Panel value="versions">
            <Versions found={found} />
          </Tabs.Panel>
        </Tabs>
      </div>
    </Stack>
  );
}
