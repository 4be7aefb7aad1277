import { Box, Button, Collapse, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { PLATFORMS, PLATFORM_NAMES, TONES } from '@wareword/shared-schema';
import { useState, type ReactNode } from 'react';
import { BrandSelect } from './brand-select.tsx';
import { Chips } from './chips.tsx';
import { countFilters, parseFilter, type Filter } from './filter.ts';
import { ORIGINS, ORIGIN_NAMES, STATES, STATE_NAMES, type Counts } from './labels.ts';
import { RunChip } from './run-chip.tsx';
import { toneName } from '../../names.ts';
import { t } from '../../messages/history.ts';

/** A search starts when the user has stopped typing for this long. */
const PAUSE_MS = 250;

interface Props {
  readonly filter: Filter;
  readonly counts: Counts | undefined;
  readonly onChange: (filter: Filter) => void;
}

/** Search and filters, stored in the URL. On a phone they unfold below the search. */
export function Filters({ filter, counts, onChange }: Props): ReactNode {
  const [typed, setTyped] = useState(filter.text ?? '');
  const [isOpen, { toggle }] = useDisclosure(false);
  const search = useDebouncedCallback(
    (text: string) => onChange(changed(filter, { text })),
    PAUSE_MS,
  );
  const active = countFilters(filter) - (filter.text === undefined ? 0 : 1);
  return (
    <form role="search" aria-label={t('history')} onSubmit={(event) => event.preventDefault()}>
      <Group align="flex-end" gap="sm" mb="sm" wrap="nowrap">
        <TextInput
          type="search"
          label={t('searchPlaceholder')}
          flex="1 1 220px"
          maw={520}
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            search(currentTarget.value);
          }}
        />
        <Button
          variant="default"
          hiddenFrom="sm"
          aria-expanded={isOpen}
          aria-controls="filters"
          onClick={toggle}
        >
          {active === 0 ? t('filters') : t('filtersActive', { active })}
        </Button>
      </Group>
      <Box id="filters" mb="md" {...(isOpen ? {} : { visibleFrom: 'sm' })}>
        <Facets
          {...{ filter, counts, onChange }}
          onClear={() => {
            setTyped('');
            onChange(filter.order === undefined ? {} : { order: filter.order });
          }}
        />
      </Box>
    </form>
  );
}

function Facets({
  filter,
  counts,
  onChange,
  onClear,
}: Props & { readonly onClear: () => void }): ReactNode {
  const [hasDetails, details] = useDisclosure(
    [filter.tone, filter.from, filter.until].some((part) => part !== undefined),
  );
  const choose = (part: Part): void => onChange(changed(filter, part));
  const shared = { hasMore: counts?.hasMore ?? false };
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Chips
          {...shared}
          name={t('platform')}
          values={PLATFORMS}
          labels={(value) => PLATFORM_NAMES[value]}
          counts={counts?.platform}
          chosen={filter.platform}
          onChoose={(platform) => choose({ platform })}
        />
        <Chips
          {...shared}
          name={t('source')}
          values={ORIGINS}
          labels={(value) => ORIGIN_NAMES[value]()}
          counts={counts?.origin}
          chosen={filter.origin}
          onChoose={(origin) => choose({ origin })}
        />
        <Chips
          {...shared}
          name={t('status')}
          values={STATES}
          labels={(value) => STATE_NAMES[value]()}
          counts={counts?.state}
          chosen={filter.state}
          onChoose={(state) => choose({ state })}
        />
        <BrandSelect
          counts={counts}
          chosen={filter.brandId}
          onChoose={(brandId) => choose({ brandId })}
        />
        {filter.runId !== undefined && (
          <RunChip runId={filter.runId} onRemove={() => choose({ runId: undefined })} />
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={hasDetails}
          onClick={details.toggle}
        >
          {t('toneAndDates')}
        </Button>
        {countFilters(filter) > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        )}
      </Group>
      <Collapse expanded={hasDetails}>
        <Group gap="sm" align="flex-end">
          <NativeSelect
            label={t('tone')}
            flex="0 1 180px"
            value={filter.tone ?? ''}
            data={[
              { value: '', label: t('all') },
              ...TONES.map((value) => ({ value, label: toneName(value) })),
            ]}
            onChange={({ currentTarget }) => choose({ tone: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('from')}
            flex="0 1 180px"
            value={filter.from ?? ''}
            onChange={({ currentTarget }) => choose({ from: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('to')}
            flex="0 1 180px"
            value={filter.until ?? ''}
            onChange={({ currentTarget }) => choose({ until: currentTarget.value })}
          />
        </Group>
      </Collapse>
    </Stack>
  );
}

type Part = { readonly [Name in keyof Filter]?: string | undefined };

/** The filter with some parts replaced; undefined and empty ones are left out. */
function changed(filter: Filter, part: Part): Filter {
  return parseFilter((name) => (Object.hasOwn(part, name) ? part[name] : filter[name]));
}
