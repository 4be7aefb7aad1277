import { Button, Stack } from '@mantine/core';
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
  return (
    <form
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
