import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, messageOf, queryClient } from '../../api.ts';
import type { RunDetails } from '../bulk/words.ts';

/** Takes the file away; what it wrote stays in the history. */
export function Remove({ run }: { readonly run: RunDetails }): ReactNode {
  const [, navigate] = useLocation();
  const [asking, ask] = useDisclosure(false);
  const remove = useMutation(
    api.bulk.remove.mutationOptions({
      onSuccess: async () => {
        navigate('/bulk');
        await queryClient.invalidateQueries(api.bulk.list.pathFilter());
      },
    }),
  );
  return (
    <div>
      <Button variant="default" mih={44} onClick={ask.open}>
        Remove this file
      </Button>
      <Modal opened={asking} onClose={ask.close} title={`Remove ${run.fileName}?`}>
        <Stack>
          <Text>
            The file and its downloads are gone then.
            {run.written > 0 && ' The listings that it wrote stay in the history.'}
          </Text>
          {remove.isError && <ErrorNotice>{messageOf(remove.error)}</ErrorNotice>}
          <Group>
            <Button
              color="red"
              mih={44}
              loading={remove.isPending}
              onClick={() => remove.mutate({ runId: run.id })}
            >
              Remove
            </Button>
            <Button variant="default" mih={44} onClick={ask.close}>
              Keep it
            </Button>
          </Group>
        </Stack>
      </Modal>
    </div>
  );
}
