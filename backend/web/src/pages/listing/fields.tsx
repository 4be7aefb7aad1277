import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { inOrder } from './field-names.ts';
import { FieldSection } from './field-section.tsx';
import { NoRewrites } from './rewrite.tsx';
import type { ShownListing } from './shown-listing.ts';
import type { Edits } from './use-edits.ts';
import { t } from '../../messages/listing.ts';

/** The listing's fields, edited where they stand. */
export function Fields({
  found,
  edits,
}: {
  readonly found: ShownListing;
  readonly edits: Edits;
}): ReactNode {
  return (
    <Stack gap="sm">
      {found.provenance !== null && (
        <Text size="sm" c="dimmed">
          {t('underlinedHelp')}
        </Text>
      )}
      <NoRewrites />
      {inOrder(found.fields).map((field) => (
        <FieldSection key={field} found={found} field={field} edits={edits} />
      ))}
    </Stack>
  );
}
