import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NO_BRAND } from '@wareword/shared-schema';
import type { ChangeEvent, ReactNode } from 'react';
import { api } from '../../api.ts';
import { t } from '../../messages/write.ts';

/** The listing's brand; the active one unless another is chosen. */
export function BrandField(input: {
  readonly value?: string;
  readonly onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
}): ReactNode {
  const list = useQuery(api.brands.list.queryOptions());
  const brands = list.data?.brands ?? [];
  const active = brands.find(({ id, locked }) => id === list.data?.activeBrandId && !locked);
  const known =
    input.value === '' || input.value === NO_BRAND || brands.some(({ id }) => id === input.value);
  return (
    <NativeSelect
      label={t('brand')}
      {...input}
      {...(active === undefined && input.value === NO_BRAND ? { value: '' } : {})}
      data={[
        { value: '', label: active ? t('activeBrand', { name: active.name }) : t('noBrand') },
        ...(known ? [] : [{ value: input.value ?? '', label: t('archivedBrand') }]),
        ...brands
          .filter(({ id }) => id !== active?.id)
          .map(({ id, name, locked }) => ({
            value: id,
            label: locked ? t('lockedBrand', { name }) : name,
            disabled: locked,
          })),
        ...(active ? [{ value: NO_BRAND, label: t('noBrand') }] : []),
      ]}
    />
  );
}
