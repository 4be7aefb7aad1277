import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { statusName } from '../../words/states.ts';
import { STATUSES, type Filter } from './filter.ts';
import { t } from '../../messages/products.ts';

/** How long after the last keystroke a search is sent. */
const PAUSE_MS = 300;

export function Filters({
  filter,
  onChange,
}: {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}): ReactNode {
  const categories = useQuery(
    api.products.categories.queryOptions(undefined, { staleTime: 60_000 }),
  );
  const [typed, setTyped] = useState(filter.search ?? '');
  // A changed filter starts at the first page.
  const changed = ({
    search,
    status,
    category,
  }: { readonly [Part in keyof Filter]?: Filter[Part] | undefined }): void =>
    onChange({
      page: 1,
      ...(search === undefined || search.trim() === '' ? {} : { search }),
      ...(status === undefined || status === 'any' ? {} : { status }),
      ...(category === undefined || category === 0 ? {} : { category }),
    });
  const search = useDebouncedCallback(
    (text: string) => changed({ ...filter, search: text }),
    PAUSE_MS,
  );
  return (
    <form role="search" aria-label={t('products')} onSubmit={(event) => event.preventDefault()}>
      <Group align="flex-end" gap="sm" mb="lg">
        <TextInput
          type="search"
          label={t('search')}
          flex="1 1 220px"
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            search(currentTarget.value);
          }}
        />
        <NativeSelect
          label={t('status')}
          flex="1 1 130px"
          maw={{ sm: 200 }}
          value={filter.status ?? 'any'}
          data={STATUSES.map((value) => ({ value, label: statusName(value) ?? t('all') }))}
          onChange={({ currentTarget: { value } }) =>
            changed({ ...filter, status: STATUSES.find((status) => status === value) })
          }
        />
        <NativeSelect
          label={t('category')}
          flex="1 1 130px"
          maw={{ sm: 260 }}
          value={filter.category === undefined ? '' : String(filter.category)}
          data={[
            { value: '', label: t('all') },
            ...(categories.data ?? []).map(({ id, name, count }) => ({
              value: String(id),
              label: t('categoryCount', { name, count }),
            })),
          ]}
          onChange={({ currentTarget }) =>
            changed({ ...filter, category: Number(currentTarget.value) })
          }
        />
      </Group>
    </form>
  );
}
