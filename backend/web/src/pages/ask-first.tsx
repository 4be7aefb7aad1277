import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';

/** Asks before something that cannot be undone, and stays open where it failed. */
export function AskFirst({
  title,
  button,
  act,
  onClose,
  children,
}: {
  readonly title: string;
  /** What is done, in words: the button that does it. */
  readonly button: string;
  readonly act: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const action = useMutation({ mutationFn: act, onSuccess: onClose });
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <Stack>
        <Text style={{ overflowWrap: 'anywhere' }}>{children}</Text>
        {action.isError && <ErrorNotice>{messageOf(action.error)}</ErrorNotice>}
        <Group>
          <Button color="red" mih={44} loading={action.isPending} onClick={() => action.mutate()}>
            {button}
          </Button>
          <Button variant="default" mih={44} onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
