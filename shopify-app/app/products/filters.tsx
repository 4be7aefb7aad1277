import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductQuery, ProductsPage } from '../../src/load-context/index.ts';
import { sortOf, SORTS } from './query.ts';

/** A search starts when typing has paused for this long. */
const PAUSE_MS = 300;

/** Labels are message keys. */
const STATUSES = [
  { value: 'active', label: 'statusActive' },
  { value: 'draft', label: 'statusDraft' },
  { value: 'archived', label: 'statusArchived' },
] as const;

/** Search, filters and sort order. Any change goes back to the first page. */
export function Filters({
  query,
  vendors,
  onChange,
}: {
  readonly query: ProductQuery;
  readonly vendors: ProductsPage['vendors'];
  readonly onChange: (query: ProductQuery) => void;
}): ReactNode {
  const t = useTranslations('products');
  const shell = useTranslations('shell');
  const [typed, setTyped] = useState(query.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (changes: Partial<ProductQuery>) =>
    onChange({ ...query, search: typed, ...changes, after: null, before: null });
  const known = query.vendor === '' || vendors.includes(query.vendor);
  return (
    <s-query-container>
      <s-grid gridTemplateColumns="@container (inline-size > 640px) 2fr 3fr, 1fr" gap="small">
        <s-search-field
          label={t('search')}
          labelAccessibilityVisibility="exclusive"
          placeholder={t('search')}
          maxLength={200}
          value={typed}
          onInput={({ currentTarget: { value } }) => {
            setTyped(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => change({ search: value }), PAUSE_MS);
          }}
        />
        <s-grid
          gridTemplateColumns="@container (inline-size > 640px) 1fr 1fr 1fr, 1fr 1fr"
          gap="small"
        >
          <s-select
            label={shell('status')}
            labelAccessibilityVisibility="exclusive"
            value={query.status ?? 'any'}
            onChange={({ currentTarget: { value } }) =>
              change({ status: STATUSES.find((status) => status.value === value)?.value ?? null })
            }
          >
            <s-option value="any">{t('allStatuses')}</s-option>
            {STATUSES.map(({ value, label }) => (
              <s-option key={value} value={value}>
                {t(label)}
              </s-option>
            ))}
          </s-select>
          <s-select
            label={t('vendor')}
            labelAccessibilityVisibility="exclusive"
            value={query.vendor === '' ? 'any' : `=${query.vendor}`}
            onChange={({ currentTarget: { value } }) =>
              change({ vendor: value === 'any' ? '' : value.slice(1) })
            }
          >
            <s-option value="any">{t('allVendors')}</s-option>
            {(known ? vendors : [query.vendor, ...vendors]).map((vendor) => (
              <s-option key={vendor} value={`=${vendor}`}>
                {vendor}
              </s-option>
            ))}
          </s-select>
          <s-select
            label={t('sortBy')}
            labelAccessibilityVisibility="exclusive"
            value={sortOf(query)}
            onChange={({ currentTarget: { value } }) => {
              const { sort, descending } = SORTS.find((one) => one.value === value) ?? SORTS[0];
              change({ sort, descending });
            }}
          >
            {SORTS.map(({ value, label }) => (
              <s-option key={value} value={value}>
                {t(label)}
              </s-option>
            ))}
          </s-select>
        </s-grid>
      </s-grid>
    </s-query-container>
  );
}
