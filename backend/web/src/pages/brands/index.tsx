import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { capitalize } from '@wareword/shared-schema/format';
import { EmptyState, Notice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loaded } from '../../app/loaded.tsx';
import { Rows } from '../row.tsx';
import { Archived } from './archived.tsx';
import { BrandRow } from './brand-row.tsx';
import { refreshBrands } from './refresh.ts';
import { permissionDeniedText } from '../../app/denied-permissions.ts';
import { t } from '../../messages/brands.ts';

type FoundBrands = inferRouterOutputs<DashboardRouter>['brands']['list'];

/** Brands shown initially, and with each "show more". */
const STEP = 50;

/** The brands of listings. */
export default function BrandsPage(): ReactNode {
  const list = useQuery(api.brands.list.queryOptions());
  return (
    <Loaded query={list} title={t('brandsNotLoaded')}>
      {(found) => <Brands found={found} />}
    </Loaded>
  );
}

function Brands({ found }: { readonly found: FoundBrands }): ReactNode {
  const { brands, archived, activeBrandId } = found;
  const { allows, deniedPermissions } = useAccount();
  const mayChange = deniedPermissions.brands === undefined;
  const [maxShown, setMaxShown] = useState(STEP);
  return (
    <Stack gap={0} maw={720}>
      <PageHeader title={t('brands')}>{t('introduction')}</PageHeader>
      {!mayChange ? (
        <Text mb="lg">{permissionDeniedText(deniedPermissions, 'brands')}</Text>
      ) : brands.length < allows.brands ? (
        // The newest is the last one.
        <NewBrand onCreated={() => setMaxShown(Infinity)} />
      ) : brands.some(({ locked }) => locked) ? (
        <Locked />
      ) : (
        <BrandLimitNotice />
      )}
      {brands.length === 0 ? (
        <EmptyState title={t('noBrands')}>
          {mayChange ? t('noBrandsHelp') : t('noBrandsHelpWriter')}
        </EmptyState>
      ) : (
        <Rows name={t('brands')}>
          {brands
            .filter(({ id }, place) => place < maxShown || id === activeBrandId)
            .map((brand) => (
              <BrandRow
                key={brand.id}
                brand={brand}
                active={brand.id === activeBrandId}
                mayChange={mayChange}
              />
            ))}
        </Rows>
      )}
      {brands.length > maxShown && (
        <Button
          variant="default"
          mt="md"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setMaxShown(maxShown + STEP)}
        >
          {t('showMoreBrands')}
        </Button>
      )}
      {mayChange && archived.length > 0 && <Archived canRestore={brands.length < allows.brands} />}
    </Stack>
  );
}

function NewBrand({ onCreated }: { readonly onCreated: () => void }): ReactNode {
  const [name, setName] = useState('');
  const create = useMutation(
    api.brands.create.mutationOptions({
      onSuccess: async () => {
        setName('');
        onCreated();
        await refreshBrands();
      },
    }),
  );
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!create.isPending) create.mutate({ name });
  };
  return (
    <form onSubmit={submit} aria-label={t('newBrand')}>
      <Group align="flex-end" gap="sm" mb="lg">
        <TextInput
          label={t('brandName')}
          flex="1 1 200px"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={create.isError && messageOf(create.error)}
        />
        <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
          {t('addBrand')}
        </Button>
      </Group>
    </form>
  );
}

function BrandLimitNotice(): ReactNode {
  const { plan, allows, isOwner } = useAccount();
  return (
    <Text mb="lg">
      {t.rich(isOwner ? 'planFullOwner' : 'planFull', {
        plan: capitalize(plan),
        brands: allows.brands,
        link: (chunks) => <PricingLink>{chunks}</PricingLink>,
      })}
    </Text>
  );
}

function Locked(): ReactNode {
  const { allows, isOwner } = useAccount();
  return (
    <Stack mb="lg">
      <Notice title={t('someBrandsAreLocked')}>
        {t.rich(isOwner ? 'lockedOwner' : 'lockedMember', {
          brands: allows.brands,
          link: (chunks) => <PricingLink>{chunks}</PricingLink>,
        })}
      </Notice>
    </Stack>
  );
}

function PricingLink({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Anchor component={Link} href="/pricing" inherit underline="always">
      {children}
    </Anchor>
  );
}
