import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { PLATFORMS, PLATFORM_NAMES, TONES } from '@wareword/shared-schema';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { isFiltered, parseFilter, type Filter } from './filter.ts';

/** A search starts when the user has stopped typing for this long. */
const PAUSE_MS = 250;

/** Search and filters, stored in the URL. */
export function Filters({
  filter,
  onChange,
}: {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}): ReactNode {
  const brands = useQuery(api.brands.list.queryOptions());
  const [typed, setTyped] = useState(filter.text ?? '');
  const search = useDebouncedCallback((text: string) => onChange({ ...filter, text }), PAUSE_MS);
  const choose = (part: { readonly [Name in keyof Filter]?: string }): void =>
    onChange(parseFilter((name) => part[name] ?? filter[name]));
  const all = [...(brands.data?.brands ?? []), ...(brands.data?.archived ?? [])];
  return (
    <form role="search" aria-label="History" onSubmit={(event) => event.preventDefault()}>
      <Group align="flex-end" gap="sm" mb="lg">
        <TextInput
          type="search"
          label="Search by product name or title"
          flex="1 1 220px"
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            search(currentTarget.value);
          }}
        />
        <NativeSelect
          label="Platform"
          flex="1 1 130px"
          value={filter.platform ?? ''}
          data={[
            { value: '', label: 'All' },
            ...PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] })),
          ]}
          onChange={({ currentTarget }) => choose({ platform: currentTarget.value })}
        />
        <NativeSelect
          label="Tone"
          flex="1 1 130px"
          value={filter.tone ?? ''}
          data={[{ value: '', label: 'All' }, ...TONES]}
          onChange={({ currentTarget }) => choose({ tone: currentTarget.value })}
        />
        {all.length > 0 && (
          <NativeSelect
            label="Brand"
            flex="1 1 130px"
            maw={{ sm: 220 }}
            value={filter.brandId ?? ''}
            data={[
              { value: '', label: 'All' },
              ...all.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget }) => choose({ brandId: currentTarget.value })}
          />
        )}
        <TextInput
          type="date"
          label="From"
          flex="1 1 130px"
          value={filter.from ?? ''}
          onChange={({ currentTarget }) => choose({ from: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="To"
          flex="1 1 130px"
          value={filter.until ?? ''}
          onChange={({ currentTarget }) => choose({ until: currentTarget.value })}
        />
        {isFiltered(filter) && (
          <Button
            variant="subtle"
            onClick={() => {
              setTyped('');
              onChange({});
            }}
          >
            Clear filters
          </Button>
        )}
      </Group>
    </form>
  );
}
