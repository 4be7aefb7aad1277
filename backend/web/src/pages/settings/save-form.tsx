import { Button, Group, Stack } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';

/** A form of the settings, with its error and one button. What was typed stays if it fails. */
export function SaveForm({
  button,
  busy,
  disabled = false,
  error,
  onSubmit,
  other,
  children,
}: {
  readonly button: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly error: string | undefined;
  readonly onSubmit: () => void;
  /** A second button next to the first. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <Stack gap="sm" align="stretch">
        {children}
        {error !== undefined && <ErrorNotice>{error}</ErrorNotice>}
        <Group gap="xs">
          <Button type="submit" loading={busy} disabled={disabled}>
            {button}
          </Button>
          {other}
        </Group>
      </Stack>
    </form>
  );
}
