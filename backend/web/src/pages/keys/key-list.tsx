import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { formatDateTime } from '@wareword/shared-schema/format';
import { useState, type ReactNode } from 'react';
import { api, client, queryClient } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RowFrame, Rows } from '../row.tsx';
import type { Key } from './key.ts';
import { KeyUsage } from './key-usage.tsx';

/** Active keys: never the key itself, but enough to tell which is which. */
export function KeyList({
  keys,
  paused,
}: {
  readonly keys: readonly Key[];
  /** The plan does not include API keys, so these are refused. */
  readonly paused: boolean;
}): ReactNode {
  const { email } = useAccount();
  const [keyToRevoke, setKeyToRevoke] = useState<Key>();
  return (
    <>
      <Rows name="API keys">
        {keys.map((key) => (
          <RowFrame key={key.id}>
            <Group justify="space-between" gap="xs">
              <Stack gap={2} flex="1 1 240px" miw={0}>
                <Group gap="xs">
                  <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                    {key.name}
                  </Text>
                  {key.isAgent && <Badge variant="default">Agent</Badge>}
                  {paused && <Badge variant="default">Paused</Badge>}
                </Group>
                <Text size="sm" c="dimmed">
                  <Code>{key.prefix}…</Code>{' '}
                  {key.lastUsedAt === null
                    ? 'Never used'
                    : `Last used ${formatDateTime(key.lastUsedAt)}`}
                  {' · '}Created {formatDateTime(key.createdAt)}
                  {key.createdBy !== email && ` by ${key.createdBy}`}
                </Text>
                <KeyUsage usage={key.usage} />
              </Stack>
              <Button
                variant="default"
                size="sm"
                aria-label={`Revoke ${key.name}`}
                onClick={() => setKeyToRevoke(key)}
              >
                Revoke
              </Button>
            </Group>
          </RowFrame>
        ))}
      </Rows>
      {keyToRevoke !== undefined && (
        <ConfirmDialog
          title={`Revoke ${keyToRevoke.name}?`}
          button={keyToRevoke.isAgent ? 'Revoke access' : 'Revoke key'}
          act={async () => {
            await client.keys.revoke.mutate({ id: keyToRevoke.id });
            await queryClient.invalidateQueries(api.keys.list.pathFilter());
          }}
          onClose={() => setKeyToRevoke(undefined)}
        >
          {keyToRevoke.isAgent
            ? 'The agent loses access immediately. It can ask you to connect it again.'
            : "Anything using this key stops working immediately. This can't be undone."}
        </ConfirmDialog>
      )}
    </>
  );
}
