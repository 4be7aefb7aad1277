import { Button, Stack } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { ErrorNotice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A form about an account: its fields, their errors, and one button. */
export function AccountForm({
  button,
  onSubmit,
  children,
}: {
  readonly button: string;
  /** Rejects with an error to show. Input is kept. */
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}): ReactNode {
  const submission = useMutation({ mutationFn: onSubmit });
  // A page that is left halfway can't follow up, such as by asking for a code.
  useWindowEvent('beforeunload', (event) => {
    if (submission.isPending) event.preventDefault();
  });
  return (
    <form
      // Until the scripts have loaded, sending does nothing: a password must not get into the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        if (!submission.isPending) submission.mutate();
      }}
    >
      <Stack>
        {submission.isError && <ErrorNotice>{submission.error.message}</ErrorNotice>}
        {children}
        <Button type="submit" size="md" fullWidth loading={submission.isPending}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
