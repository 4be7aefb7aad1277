import { useMutation } from '@tanstack/react-query';
import * as ui from '@wareword/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';

/** Asks before something that cannot be undone, and stays open if it fails. */
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
  readonly act: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const action = useMutation({ mutationFn: act, onSuccess: props.onClose });
  return (
    <ui.ConfirmDialog
      {...props}
      opened
      destructive
      action={button}
      busy={action.isPending}
      error={action.isError ? messageOf(action.error) : undefined}
      onConfirm={() => action.mutate()}
    />
  );
}
