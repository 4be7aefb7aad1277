import { Badge, Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { Dialog } from '@wareword/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf } from '../../api.ts';
import { refreshBrands } from './refresh.ts';

interface Brand {
  readonly id: string;
  readonly name: string;
  readonly locked: boolean;
}

/** One brand and what can be done with it. */
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
    <Box
      component="li"
      py="sm"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
    >
      <Group justify="space-between" gap="xs">
        <Group gap="xs" flex="1 1 200px" miw={0}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {active && (
            <Badge variant="default" tt="none">
              Active
            </Badge>
          )}
          {locked && (
            <Badge variant="default" tt="none">
              Locked
            </Badge>
          )}
        </Group>
        <Group gap="xs">
          {!active && !locked && (
            <Button
              variant="default"
              size="sm"
              mih={44}
              loading={activate.isPending}
              aria-label={`Make active: ${name}`}
              onClick={() => activate.mutate({ id })}
            >
              Make active
            </Button>
          )}
          <Button
            variant="default"
            size="sm"
            mih={44}
            aria-label={`Rename ${name}`}
            onClick={rename.open}
          >
            Rename
          </Button>
          <Button
            variant="default"
            size="sm"
            mih={44}
            aria-label={`Archive ${name}`}
            onClick={archive.open}
          >
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
      <Dialog opened={archiving} onClose={archive.close} title={`Archive ${name}?`}>
        <Archive brand={brand} onDone={archive.close} />
      </Dialog>
    </Box>
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
          description="Listings that are written from now on carry the new name."
          error={rename.isError && messageOf(rename.error)}
        />
        <Button type="submit" mih={44} loading={rename.isPending} disabled={name.trim() === ''}>
          Rename
        </Button>
      </Stack>
    </form>
  );
}

function Archive({ brand, onDone }: { readonly brand: Brand; readonly onDone: () => void }) {
  const archive = useMutation(
    api.brands.archive.mutationOptions({
      onSuccess: async () => {
        onDone();
        await refreshBrands();
      },
    }),
  );
  return (
    <Stack>
      <Text>
        Nothing can be written to it any more, also not by stores and API keys that name it. Its
        listings stay in the history, and you can restore it while your plan has room.
      </Text>
      {archive.isError && (
        <Text c="var(--mantine-color-error)" role="alert">
          {messageOf(archive.error)}
        </Text>
      )}
      <Group>
        <Button
          color="red.9"
          mih={44}
          loading={archive.isPending}
          onClick={() => archive.mutate({ id: brand.id })}
        >
          Archive brand
        </Button>
        <Button variant="default" mih={44} onClick={onDone}>
          Keep it
        </Button>
      </Group>
    </Stack>
  );
}
