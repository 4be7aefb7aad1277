import { Badge, Box, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Dialog } from '@wareword/ui';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { useState, type ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { momentOf } from '../listing/words.ts';

type Key = inferRouterOutputs<DashboardRouter>['keys']['list']['keys'][number];

/** Live keys: never the key itself, but enough to tell which is which. */
export function KeyList({
  keys,
  resting,
}: {
  readonly keys: readonly Key[];
  /** The plan has no keys, so these are refused. */
  readonly resting: boolean;
}): ReactNode {
  const { email } = useAccount();
  const [asked, setAsked] = useState<Key>();
  return (
    <>
      <ul aria-label="API keys" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {keys.map((key) => (
          <Box
            key={key.id}
            component="li"
            py="sm"
            style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
          >
            <Group justify="space-between" gap="xs">
              <Stack gap={2} flex="1 1 240px" miw={0}>
                <Group gap="xs">
                  <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                    {key.name}
                  </Text>
                  {resting && (
                    <Badge variant="default" tt="none">
                      Resting
                    </Badge>
                  )}
                </Group>
                <Text size="sm" c="dimmed">
                  <Code>{key.prefix}…</Code>{' '}
                  {key.lastUsedAt === null ? 'Never used' : `Last used ${momentOf(key.lastUsedAt)}`}
                  {' · '}Created {momentOf(key.createdAt)}
                  {key.madeBy !== email && ` by ${key.madeBy}`}
                </Text>
              </Stack>
              {key.revocable && (
                <Button
                  variant="default"
                  size="sm"
                  mih={44}
                  aria-label={`Revoke ${key.name}`}
                  onClick={() => setAsked(key)}
                >
                  Revoke
                </Button>
              )}
            </Group>
          </Box>
        ))}
      </ul>
      <Dialog
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Revoke ${asked?.name ?? ''}?`}
      >
        {asked !== undefined && <Revoke id={asked.id} onDone={() => setAsked(undefined)} />}
      </Dialog>
    </>
  );
}

function Revoke({ id, onDone }: { readonly id: string; readonly onDone: () => void }): ReactNode {
  const revoke = useMutation(
    api.keys.revoke.mutationOptions({
      onSuccess: async () => {
        onDone();
        await queryClient.invalidateQueries(api.keys.list.pathFilter());
      },
    }),
  );
  return (
    <Stack>
      <Text>
        Every program that uses this key is refused from now on. This cannot be undone; a new key
        can be created at any time.
      </Text>
      {revoke.isError && (
        <Text c="var(--mantine-color-error)" role="alert">
          {messageOf(revoke.error)}
        </Text>
      )}
      <Group>
        <Button
          color="red.9"
          mih={44}
          loading={revoke.isPending}
          onClick={() => revoke.mutate({ id })}
        >
          Revoke key
        </Button>
        <Button variant="default" mih={44} onClick={onDone}>
          Keep it
        </Button>
      </Group>
    </Stack>
  );
}
