import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Edits, SaveState } from './use-edits.ts';
import { t } from '../../messages/listing.ts';

const STATES: Readonly<Record<Exclude<SaveState['is'], 'failed'>, () => string>> = {
  idle: () => '',
  saving: () => t('saving'),
  saved: () => t('saved'),
  merged: () => t('savedWithConflict'),
};

/** Whether what was typed is saved, in words. */
export function savedText(state: SaveState): string {
  return state.is === 'failed' ? t('notSaved', { message: state.message }) : STATES[state.is]();
}

/** Whether what was typed is saved. */
export function SaveStatus({ state, retry }: Pick<Edits, 'state' | 'retry'>): ReactNode {
  return (
    <Group gap="xs" role="status" mih={28}>
      {state.is === 'failed' ? (
        <>
          <Text size="sm" c="var(--ww-error)">
            {savedText(state)}
          </Text>
          <Button variant="default" size="compact-sm" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {savedText(state)}
        </Text>
      )}
    </Group>
  );
}
