import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Difference } from './difference.tsx';
import { readableText } from './field-text.ts';
import type { EditConflict, Edits } from './use-edits.ts';

/** Two pages changed one field. Whichever text is chosen, the other one stays a version or here. */
export function ConflictNotice({
  conflict: { field, mine, theirs },
  edits,
}: {
  readonly conflict: EditConflict;
  readonly edits: Edits;
}): ReactNode {
  return (
    <Alert
      variant="default"
      role="alert"
      title="This text was changed in another tab or by a teammate"
    >
      <Stack gap="sm">
        <Difference
          before={readableText(theirs, field)}
          after={readableText(mine, field)}
          names={['Saved elsewhere', 'Your text']}
        />
        <Group gap="sm">
          <Button variant="default" onClick={() => edits.resolve('mine')}>
            Keep my text
          </Button>
          <Button variant="default" onClick={() => edits.resolve('theirs')}>
            Use the saved text
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
