import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
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
    <Modal.Root opened onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <Modal.Body>
          <Stack>
            <Title order={2} size="h4">
              {title}
            </Title>
            <Text style={{ overflowWrap: 'anywhere' }}>{children}</Text>
            {action.isError && <ErrorNotice>{messageOf(action.error)}</ErrorNotice>}
            <Group>
              <Button
                color="red.9"
                mih={44}
                loading={action.isPending}
                onClick={() => action.mutate()}
              >
                {button}
              </Button>
              <Button variant="default" mih={44} onClick={onClose}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
