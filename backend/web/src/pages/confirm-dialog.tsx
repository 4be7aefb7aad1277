import { useMutation } from '@tanstack/react-query';
import * as ui from '@wareword/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';

/** Asks before something with consequences, and stays open if it fails. */
export function ConfirmDialog({
  button,
  act,
  ...props
}: {
  readonly title: string;
  /** Label of the button that confirms. */
  readonly button: string;
  /** Label of the cancel button. */
  readonly keep?: string;
  /** Whether it takes something away, which most such actions do. */
  readonly destructive?: boolean;
  readonly act: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const action = useMutation({ mutationFn: act, onSuccess: props.onClose });
  return (
    <ui.ConfirmDialog
      destructive
      {...props}
      opened
      action={button}
      busy={action.isPending}
      error={action.isError ? messageOf(action.error) : undefined}
      onConfirm={() => action.mutate()}
    />
  );
}
