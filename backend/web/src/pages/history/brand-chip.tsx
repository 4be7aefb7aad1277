import { Button, Group, Menu, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { countText } from './chips.tsx';
import type { Counts } from './labels.ts';
import { t } from '../../messages/history.ts';

/** Brands to choose from in a menu, because a workspace can have hundreds. */
export function BrandChip({
  counts,
  chosen,
  onChoose,
}: {
  readonly counts: Counts | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (brandId: string | undefined) => void;
}): ReactNode {
  const list = useQuery(api.brands.list.queryOptions());
  const brands = [...(list.data?.brands ?? []), ...(list.data?.archived ?? [])];
  const name = brands.find(({ id }) => id === chosen)?.name ?? t('oneBrand');
  const countOf = (id: string): number =>
    Object.entries(counts?.brandId ?? {}).find(([one]) => one === id)?.[1] ?? 0;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          size="compact-sm"
          radius="xl"
          px="sm"
          fw={500}
          maw={240}
          variant={chosen === undefined ? 'default' : 'light'}
        >
          {chosen === undefined ? t('allBrands') : name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw="min(320px, 90vw)" mah="50vh" style={{ overflowY: 'auto' }}>
        <Menu.Item onClick={() => onChoose(undefined)}>{t('allBrands')}</Menu.Item>
        {list.isSuccess && brands.length === 0 && <Menu.Label>{t('brandsNone')}</Menu.Label>}
        {brands.map(({ id, name: brand }) => (
          <Menu.Item key={id} onClick={() => onChoose(id)}>
            <Group justify="space-between" gap="md" wrap="nowrap">
              <Text inherit style={{ overflowWrap: 'anywhere' }}>
                {brand}
              </Text>
              <Text span inherit c="dimmed">
                {counts === undefined ? '' : countText(countOf(id), counts.hasMore)}
              </Text>
            </Group>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
