import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, Notice, PageHead } from '@wareword/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { Archived } from './archived.tsx';
import { BrandRow } from './brand-row.tsx';
import { refreshBrands } from './refresh.ts';

/** Brands that are shown at once, each with its buttons; more when asked for. */
const STEP = 50;

/** The brands that listings are filed under. */
export default function BrandsPage(): ReactNode {
  const list = useQuery(api.brands.list.queryOptions());
  const { allows } = useAccount();
  const [most, setMost] = useState(STEP);
  if (list.isPending) return <Loading />;
  if (list.isError) {
    return (
      <ErrorNotice title="The brands could not be read" retry={() => void list.refetch()}>
        {messageOf(list.error)}
      </ErrorNotice>
    );
  }
  const { brands, archived, activeBrandId } = list.data;
  return (
    <Stack gap={0} maw={720}>
      <PageHead title="Brands">
        A listing is filed under the active brand unless another one is chosen, and may name it.
      </PageHead>
      {brands.length < allows.brands ? (
        // The newest is the last.
        <NewBrand onCreated={() => setMost(Infinity)} />
      ) : (
        <NoRoom />
      )}
      {brands.some(({ locked }) => locked) && <Locked />}
      {brands.length === 0 ? (
        <EmptyState title="There is no brand yet">
          Listings are written without one until you create the first.
        </EmptyState>
      ) : (
        <ul aria-label="Brands" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {brands
            .filter(({ id }, place) => place < most || id === activeBrandId)
            .map((brand) => (
              <BrandRow key={brand.id} brand={brand} active={brand.id === activeBrandId} />
            ))}
        </ul>
      )}
      {brands.length > most && (
        <Button
          variant="default"
          mih={44}
          mt="md"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setMost(most + STEP)}
        >
          Show more of {brands.length} brands
        </Button>
      )}
      {archived.length > 0 && <Archived room={brands.length < allows.brands} />}
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
    <form onSubmit={submit} aria-label="New brand">
      <Group align="flex-end" gap="sm" mb="lg">
        <TextInput
          label="Name of a new brand"
          flex="1 1 200px"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={create.isError && messageOf(create.error)}
        />
        <Button type="submit" mih={44} loading={create.isPending} disabled={name.trim() === ''}>
          Create brand
        </Button>
      </Group>
    </form>
  );
}

function NoRoom(): ReactNode {
  const { plan, allows, isOwner } = useAccount();
  return (
    <Text mb="lg">
      The {plan} plan has {allows.brands === 1 ? 'one brand' : `${allows.brands} brands`}.{' '}
      {isOwner ? (
        <PricingLink>See plans with more</PricingLink>
      ) : (
        'The owner can choose a larger one'
      )}
      , or archive a brand to make room.
    </Text>
  );
}

function Locked(): ReactNode {
  const { allows, isOwner } = useAccount();
  return (
    <Stack mb="lg">
      <Notice title="Some brands are locked">
        Your plan writes to the oldest {allows.brands === 1 ? 'brand' : `${allows.brands} brands`}.
        Listings of locked ones are all kept. To write to a locked one, archive an older brand
        {isOwner ? (
          <>
            {' '}
            or <PricingLink>choose a larger plan</PricingLink>
          </>
        ) : (
          ', or ask the owner for a larger plan'
        )}
        .
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
