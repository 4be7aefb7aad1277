import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { inOrder } from './field-names.ts';
import { FieldSection } from './field-section.tsx';
import type { ShownListing } from './shown-listing.ts';
import type { Edits, SaveState } from './use-edits.ts';
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
      {inOrder(found.fields).map((field) => (
        <FieldSection key={field} found={found} field={field} edits={edits} />
      ))}
    </Stack>
  );
}

const STATES: Readonly<Record<Exclude<SaveState['is'], 'failed'>, () => string>> = {
  idle: () => '',
  saving: () => t('saving'),
  saved: () => t('saved'),
  merged: () => t('savedWithConflict'),
};

/** Whether what was typed is saved. */
export function SaveStatus({ state, retry }: Pick<Edits, 'state' | 'retry'>): ReactNode {
  return (
    <Group gap="xs" role="status" mih={28}>
      {state.is === 'failed' ? (
        <>
          <Text size="sm" c="var(--ww-error)">
            {t('notSaved', { message: state.message })}
          </Text>
          <Button variant="default" size="compact-sm" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {STATES[state.is]()}
        </Text>
      )}
    </Group>
  );
}
