import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Difference } from './difference.tsx';
import { readableText } from './field-text.ts';
import type { EditConflict, Edits } from './use-edits.ts';
import { t } from '../../messages/listing.ts';

/** Two pages changed one field. Whichever text is chosen, the other one stays a version or here. */
export function ConflictNotice({
  conflict: { field, mine, theirs },
  edits,
}: {
  readonly conflict: EditConflict;
  readonly edits: Edits;
}): ReactNode {
  return (
    <Alert variant="default" role="alert" title={t('editConflict')}>
      <Stack gap="sm">
        <Difference
          before={readableText(theirs, field)}
          after={readableText(mine, field)}
          names={[t('savedElsewhere'), t('yourText')]}
        />
        <Group gap="sm">
          <Button variant="default" onClick={() => edits.resolve('mine')}>
            {t('keepMyText')}
          </Button>
          <Button variant="default" onClick={() => edits.resolve('theirs')}>
            {t('useSavedText')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
