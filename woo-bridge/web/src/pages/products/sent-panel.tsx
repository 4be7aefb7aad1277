import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, queryClient } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Panel } from '../../parts/panel.tsx';
import { t } from '../../messages/products.ts';

export type SentListing = RouterOutputs['sent']['list'][number];
type Product = NonNullable<SentListing['product']>;

/** How long after the last keystroke a search is sent. */
const PAUSE_MS = 300;

/** Which product each sent listing is for, before a run proposes them. */
export function SentPanel({
  sent,
  onClose,
}: {
  readonly sent: readonly SentListing[];
  readonly onClose: () => void;
}): ReactNode {
  const [, navigate] = useLocation();
  // A double click creates one run.
  const [requestId] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<ReadonlyMap<string, Product>>(
    () =>
      new Map(sent.flatMap(({ listingId, product }) => (product ? [[listingId, product]] : []))),
  );
  const start = useMutation(
    api.sent.start.mutationOptions({
      onSuccess: ({ runId }, { products: taken }) => {
        // The run takes them in a moment; until then they are not offered again.
        queryClient.setQueryData(api.sent.list.queryKey(), (before) =>
          before?.filter(({ listingId }) => !taken.some((one) => one.listingId === listingId)),
        );
        navigate(`/runs/${runId}`);
      },
    }),
  );
  const products = sent.flatMap(({ listingId }) => {
    const product = chosen.get(listingId);
    return product === undefined ? [] : [{ listingId, ...product }];
  });
  const isTwice = (product: Product): boolean =>
    products.filter(({ id }) => id === product.id).length > 1;
  const twice = products.some(isTwice);
  return (
    <Panel title={t('sentTitle')} onClose={onClose}>
      <form
        aria-label={t('sentListings')}
        onSubmit={(event) => {
          event.preventDefault();
          if (products.length > 0 && !twice) start.mutate({ requestId, products });
        }}
      >
        <Stack gap="md">
          <Text size="sm">{t('sentHelp')}</Text>
          {sent.map((listing) => (
            <OneListing
              key={listing.listingId}
              listing={listing}
              product={chosen.get(listing.listingId)}
              isTwice={isTwice}
              onChoose={(product) => {
                const next = new Map(chosen);
                if (product === undefined) next.delete(listing.listingId);
                else next.set(listing.listingId, product);
                setChosen(next);
              }}
            />
          ))}
          <ErrorMessage error={start.error} />
          <Stack gap="sm" className="in-view">
            <Text size="sm">{t('sentCost')}</Text>
            <Group gap="sm">
              <Button
                type="submit"
                disabled={products.length === 0 || twice}
                loading={start.isPending || start.isSuccess}
              >
                {t('reviewSent', { length: products.length })}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
            </Group>
          </Stack>
        </Stack>
      </form>
    </Panel>
  );
}

function OneListing({
  listing: { listingId, productName, title },
  product,
  isTwice,
  onChoose,
}: {
  readonly listing: SentListing;
  readonly product: Product | undefined;
  readonly isTwice: (product: Product) => boolean;
  readonly onChoose: (product: Product | undefined) => void;
}): ReactNode {
  const dismiss = useMutation(api.sent.dismiss.mutationOptions({ onSuccess: refreshSent }));
  return (
    <Stack gap={4} component="section" aria-label={productName}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {productName}
        </Text>
        <Button
          variant="subtle"
          px="xs"
          flex="none"
          aria-label={t('dismissNamed', { productName })}
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate({ listingId })}
        >
          {t('dismiss')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Text>
      <ProductField
        label={t('productFor', { productName })}
        product={product}
        error={product !== undefined && isTwice(product) ? t('productChosenTwice') : undefined}
        onChoose={onChoose}
      />
      <ErrorMessage error={dismiss.error} />
    </Stack>
  );
}

/** A product of the store, found by its name. */
function ProductField({
  label,
  product,
  error,
  onChoose,
}: {
  readonly label: string;
  readonly product: Product | undefined;
  readonly error: string | undefined;
  readonly onChoose: (product: Product | undefined) => void;
}): ReactNode {
  const [typed, setTyped] = useState(product?.name ?? '');
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const found = useQuery(
    api.products.list.queryOptions(
      { search: search === product?.name ? '' : search.slice(0, 200), perPage: 20, page: 1 },
      { placeholderData: keepPreviousData },
    ),
  );
  const others = (found.data?.products ?? []).filter(({ id }) => id !== product?.id);
  const options = [...(product === undefined ? [] : [product]), ...others];
  return (
    <Select
      label={label}
      placeholder={t('searchProducts')}
      searchable
      error={error}
      value={product?.id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      // The store has searched them.
      filter={({ options: all }) => all}
      nothingFoundMessage={found.isFetching ? t('searching') : t('noMatchingProducts')}
      data={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => {
        const next = options.find((one) => one.id === id);
        onChoose(next && { id: next.id, name: next.name });
      }}
    />
  );
}

function refreshSent(): Promise<void> {
  return queryClient.invalidateQueries(api.sent.list.pathFilter());
}
