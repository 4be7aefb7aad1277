import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { refreshBrands } from './refresh.ts';

/** Brands that were put away, and the way back for them. */
export function Archived({
  brands,
  room,
}: {
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  /** The plan has room for one more. */
  readonly room: boolean;
}): ReactNode {
  const restore = useMutation(
    api.brands.restore.mutationOptions({ onSuccess: () => refreshBrands() }),
  );
  return (
    <Box component="section" mt="xl" aria-labelledby="archived">
      <Title order={2} size="h4" id="archived">
        Archived
      </Title>
      {!room && (
        <Text size="sm" c="dimmed">
          Your plan has no room to restore one now.
        </Text>
      )}
      {restore.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {messageOf(restore.error)}
        </Text>
      )}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {brands.map(({ id, name }) => (
          <Group key={id} component="li" justify="space-between" py="xs" gap="xs">
            <Text flex="1 1 200px" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            {room && (
              <Button
                variant="default"
                size="sm"
                mih={44}
                loading={restore.isPending && restore.variables.id === id}
                aria-label={`Restore ${name}`}
                onClick={() => restore.mutate({ id })}
              >
                Restore
              </Button>
            )}
          </Group>
        ))}
      </ul>
    </Box>
  );
}
