import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { Dialog } from '@wareword/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, client, messageOf } from '../../api.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RowFrame } from '../row.tsx';
import { refreshBrands } from './refresh.ts';

interface Brand {
  readonly id: string;
  readonly name: string;
  readonly locked: boolean;
}

/** A brand and its actions. */
export function BrandRow({
  brand,
  active,
}: {
  readonly brand: Brand;
  readonly active: boolean;
}): ReactNode {
  const { id, name, locked } = brand;
  const [renaming, rename] = useDisclosure(false);
  const [archiving, archive] = useDisclosure(false);
  const activate = useMutation(
    api.brands.activate.mutationOptions({ onSuccess: () => refreshBrands() }),
  );
  return (
    <RowFrame>
      <Group justify="space-between" gap="xs">
        <Group gap="xs" flex="1 1 200px" miw={0}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {active && <Badge variant="default">Active</Badge>}
          {locked && <Badge variant="default">Locked</Badge>}
        </Group>
        <Group gap="xs">
          {!active && !locked && (
            <Button
              variant="default"
              size="sm"
              loading={activate.isPending}
              aria-label={`Make active: ${name}`}
              onClick={() => activate.mutate({ id })}
            >
              Make active
            </Button>
          )}
          <Button variant="default" size="sm" aria-label={`Rename ${name}`} onClick={rename.open}>
            Rename
          </Button>
          <Button variant="default" size="sm" aria-label={`Archive ${name}`} onClick={archive.open}>
            Archive
          </Button>
        </Group>
      </Group>
      {activate.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {messageOf(activate.error)}
        </Text>
      )}
      <Dialog opened={renaming} onClose={rename.close} title={`Rename ${name}`}>
        <Rename brand={brand} onDone={rename.close} />
      </Dialog>
      {archiving && (
        <ConfirmDialog
          title={`Archive ${name}?`}
          button="Archive brand"
          act={async () => {
            await client.brands.archive.mutate({ id });
            await refreshBrands();
          }}
          onClose={archive.close}
        >
          While it's archived, you, your stores and your API keys can't use it. Its listings stay in
          History. You can restore it later if your plan allows another brand.
        </ConfirmDialog>
      )}
    </RowFrame>
  );
}

function Rename({ brand, onDone }: { readonly brand: Brand; readonly onDone: () => void }) {
  const [name, setName] = useState(brand.name);
  const rename = useMutation(
    api.brands.rename.mutationOptions({
      onSuccess: async () => {
        await refreshBrands();
        onDone();
      },
    }),
  );
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate({ id: brand.id, name });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Name"
          data-autofocus
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          description="New listings use this name."
          error={rename.isError && messageOf(rename.error)}
        />
        <Button type="submit" loading={rename.isPending} disabled={name.trim() === ''}>
          Rename
        </Button>
      </Stack>
    </form>
  );
}
