import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { api, client, queryClient } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RowFrame, Rows } from '../row.tsx';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/keys.ts';
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
      <Rows name={t('apiKeys')}>
        {keys.map((key) => (
          <RowFrame key={key.id}>
            <Group justify="space-between" gap="xs">
              <Stack gap={2} flex="1 1 240px" miw={0}>
                <Group gap="xs">
                  <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                    {key.name}
                  </Text>
                  {key.isAgent && <Badge variant="default">{t('agent')}</Badge>}
                  {paused && <Badge variant="default">{t('paused')}</Badge>}
                </Group>
                <Text size="sm" c="dimmed">
                  <Code>{key.prefix}…</Code>{' '}
                  {key.lastUsedAt === null
                    ? t('neverUsed')
                    : t('lastUsed', { lastUsedAt: formatDateTime(key.lastUsedAt) })}
                  {' · '}
                  {key.createdBy === email
                    ? t('createdAt', { date: formatDateTime(key.createdAt) })
                    : t('createdBy', {
                        date: formatDateTime(key.createdAt),
                        email: key.createdBy,
                      })}
                </Text>
                <KeyUsage usage={key.usage} />
              </Stack>
              <Button
                variant="default"
                size="sm"
                aria-label={t('revokeNamed', { name: key.name })}
                onClick={() => setKeyToRevoke(key)}
              >
                {t('revoke')}
              </Button>
            </Group>
          </RowFrame>
        ))}
      </Rows>
      {keyToRevoke !== undefined && (
        <ConfirmDialog
          title={t('revokeQuestion', { name: keyToRevoke.name })}
          button={keyToRevoke.isAgent ? t('revokeAccess') : t('revokeKey')}
          act={async () => {
            await client.keys.revoke.mutate({ id: keyToRevoke.id });
            await queryClient.invalidateQueries(api.keys.list.pathFilter());
          }}
          onClose={() => setKeyToRevoke(undefined)}
        >
          {keyToRevoke.isAgent ? t('revokeAgentConsequences') : t('revokeConsequences')}
        </ConfirmDialog>
      )}
    </>
  );
}
