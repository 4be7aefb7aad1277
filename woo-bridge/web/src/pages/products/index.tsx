import { Button, Group, Pagination, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState, Loading, Notice, PageHead } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api } from '../../api.ts';
import { useConnection, useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { PlansLink } from '../../parts/plans-link.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { products as count } from '../../words/usage.ts';
import { GeneratePanel } from './generate-panel.tsx';
import { isFiltered, queryOf, useFilter, type Filter } from './filter.ts';
import { Filters } from './filters.tsx';
import { noneChosen, sizeOf, withAll, withProduct, type Choice } from './choice.ts';
import { ProductList } from './product-list.tsx';

/** The store's products: to find, to choose, and to have listings written for. */
export default function ProductsPage(): ReactNode {
  useTitle('Products');
  const store = useStore();
  const connection = useConnection();
  const { filter, setFilter } = useFilter();
  const [choice, setChoice] = useState<Choice>(noneChosen);
  const [asking, setAsking] = useState<Choice | null>(null);
  const list = useQuery(
    api.products.list.queryOptions(queryOf(filter), { placeholderData: keepPreviousData }),
  );
  const bulk = connection.data?.capabilities?.bulk === true;
  const chosen = sizeOf(choice);
  const total = list.data?.total ?? 0;
  const change = (next: Filter) => {
    // "All that this filter finds" are others now.
    if (choice.all !== null) setChoice(noneChosen);
    setFilter(next);
  };
  return (
    <Stack gap={0} pb={chosen > 0 ? 88 : 0}>
      <PageHead title="Products">
        Choose what to write listings for. Nothing changes in the store until you publish.
      </PageHead>
      {!store.connected && (
        <Stack mb="lg" align="flex-start">
          <Notice title="Connect the store first">
            Listings are written by Wareword, on your account’s plan.
          </Notice>
          <Button component={Link} href="/connection" mih={44}>
            Connect to Wareword
          </Button>
        </Stack>
      )}
      {connection.data?.capabilities?.bulk === false && (
        <Stack mb="lg">
          <Notice>
            Your plan writes one listing at a time. A larger plan writes them for many products at
            once. <PlansLink href={connection.data.upgradeUrl} />
          </Notice>
        </Stack>
      )}
      <Filters filter={filter} onChange={change} />
      {list.isError && (
        <Trouble
          error={list.error}
          title="The products could not be read"
          retry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Loading name="Reading the store’s products" />}
      {list.data !== undefined && (
        <div aria-busy={list.isFetching} style={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
          {total === 0 ? (
            <Nothing filtered={isFiltered(filter)} onClear={() => change({ page: 1 })} />
          ) : (
            <>
              <Group justify="space-between" mb="xs" gap="xs">
                <Text size="sm" c="dimmed" role="status">
                  {count(total)} {isFiltered(filter) ? 'found' : 'in the store'}
                </Text>
                {bulk && total > 1 && (
                  <Button
                    variant="subtle"
                    mih={44}
                    onClick={() => setChoice(withAll(filter, total))}
                  >
                    Choose all {count(total)}
                  </Button>
                )}
              </Group>
              <ProductList
                products={list.data.products}
                choice={bulk ? choice : null}
                onChoose={(products, chosen) =>
                  setChoice((before) =>
                    products.reduce((so, product) => withProduct(so, product, chosen), before),
                  )
                }
                onGenerate={(product) => setAsking(withProduct(noneChosen, product, true))}
              />
              {list.data.pages > 1 && (
                <Pagination
                  mt="md"
                  total={list.data.pages}
                  value={filter.page}
                  siblings={1}
                  onChange={(page) => setFilter({ ...filter, page })}
                  getControlProps={(control) => ({ 'aria-label': CONTROLS[control] })}
                  getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
                  size={44}
                  // Big enough for a thumb; the number in it is as large as other text.
                  styles={{ control: { fontSize: 'var(--mantine-font-size-sm)' } }}
                />
              )}
            </>
          )}
        </div>
      )}
      {chosen > 0 && (
        <div className="bar" role="region" aria-label="Chosen products">
          <Group gap="sm" justify="space-between">
            <Text fw={600} role="status">
              {count(chosen)} chosen
            </Text>
            <Group gap="sm">
              <Button variant="default" mih={44} onClick={() => setChoice(noneChosen)}>
                Choose none
              </Button>
              <Button mih={44} onClick={() => setAsking(choice)}>
                Generate
              </Button>
            </Group>
          </Group>
        </div>
      )}
      {asking !== null && <GeneratePanel choice={asking} onClose={() => setAsking(null)} />}
    </Stack>
  );
}

const CONTROLS = {
  first: 'First page',
  last: 'Last page',
  next: 'Next page',
  previous: 'Page before',
} as const;

function Nothing({
  filtered,
  onClear,
}: {
  readonly filtered: boolean;
  readonly onClear: () => void;
}): ReactNode {
  const store = useStore();
  return filtered ? (
    <EmptyState
      title="No product is like that"
      action={
        <Button variant="default" mih={44} onClick={onClear}>
          Show all products
        </Button>
      }
    >
      Try fewer words, or another status or category.
    </EmptyState>
  ) : (
    <EmptyState
      title="The store has no products yet"
      action={
        <Button
          component="a"
          href={`${store.url}/wp-admin/post-new.php?post_type=product`}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          mih={44}
        >
          Add one in WooCommerce
        </Button>
      }
    >
      What you add in WooCommerce appears here.
    </EmptyState>
  );
}
