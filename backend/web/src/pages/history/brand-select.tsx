import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { countText } from './chips.tsx';
import type { Counts } from './labels.ts';
import { t } from '../../messages/history.ts';

/** Looks like the chips beside it. */
const chipStyles = (isChosen: boolean) => ({
  wrapper: {
    '--input-bd': isChosen ? 'transparent' : 'var(--mantine-color-default-border)',
    ...(isChosen ? { '--input-bg': 'var(--mantine-primary-color-light)' } : {}),
  },
  input: { fontSize: 'var(--mantine-font-size-sm)', fontWeight: 500 },
});

/** Brands in the browser's own list: a workspace can have hundreds, and their first letters find them there. */
export function BrandSelect({
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
  const countOf = (id: string): number =>
    Object.entries(counts?.brandId ?? {}).find(([one]) => one === id)?.[1] ?? 0;
  const labelOf = (id: string, name: string): string =>
    counts === undefined || countOf(id) === 0
      ? name
      : `${name} (${countText(countOf(id), counts.hasMore)})`;
  return (
    <NativeSelect
      size="xs"
      radius="xl"
      maw={240}
      styles={chipStyles(chosen !== undefined)}
      aria-label={t('brand')}
      value={chosen ?? ''}
      data={[
        { value: '', label: t('allBrands') },
        ...brands.map(({ id, name }) => ({ value: id, label: labelOf(id, name) })),
        // Before the brands have loaded, a chosen one has no name.
        ...(chosen === undefined || brands.some(({ id }) => id === chosen)
          ? []
          : [{ value: chosen, label: t('oneBrand') }]),
        ...(list.isSuccess && brands.length === 0
          ? [{ value: 'none', label: t('noBrands'), disabled: true }]
          : []),
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : value)}
    />
  );
}
