import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  useLoaderData,
  useNavigate,
  useNavigation,
  useSearchParams,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductQuery, ProductsPage } from '../../src/load-context/index.ts';
import { catchNetworkError, useLatest } from '../parts/outcome.ts';
import { PageProblem } from '../parts/page-problem.tsx';
import { PlanNote } from '../parts/plan-note.tsx';
import { useProductPicker } from '../parts/product-picker.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { SentNote } from '../parts/sent-note.tsx';
import { UsageLine } from '../parts/usage.tsx';
import { Filters } from '../products/filters.tsx';
import { ProductTable } from '../products/product-table.tsx';
import { isFiltered, productsPath, readQuery, writePath } from '../products/query.ts';
import { SelectionBar } from '../products/selection-bar.tsx';
import { MAX_SELECTED, useChoice } from '../products/selection.ts';
import { shopOf } from '../shop.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  return shopOf(context).products(readQuery(new URL(request.url).searchParams));
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return catchNetworkError(() => serverLoader<typeof loader>());
}

/** The store's products: search, select, and write listings for them. */
export default function Products(): ReactNode {
  const t = useTranslations('shell');
  const { value: page, problem } = useLatest(useLoaderData<typeof loader>());
  return (
    <s-page heading={t('products')}>
      {problem !== null && <PageProblem problem={problem} />}
      {page !== null && <List page={page} />}
    </s-page>
  );
}

function List({ page }: { readonly page: ProductsPage }): ReactNode {
  const t = useTranslations('products');
  const shell = useTranslations('shell');
  const [params] = useSearchParams();
  const query = readQuery(params);
  const navigate = useNavigate();
  const { state } = useNavigation();
  const choice = useChoice();
  const { connection } = page;
  const bulk = connection.bulk !== false;
  const show = (next: ProductQuery) => {
    // "All matching products" now means other products.
    if (choice.all) choice.clear();
    navigate(productsPath(next), { preventScrollReset: true });
  };
  const { pick, problem: pickerProblem } = useProductPicker();
  const browse = () =>
    pick(bulk ? MAX_SELECTED : false, (picked) =>
      navigate(writePath({ ids: picked.map(({ id }) => id) })),
    );
  const filters = <Filters query={query} vendors={page.vendors} onChange={show} />;
  return (
    <>
      <s-button slot="secondary-actions" onClick={browse}>
        {t('browse')}
      </s-button>
      <ProblemBanner problem={pickerProblem} />
      {connection.state === 'disconnected' ? (
        <s-banner tone="info" heading={shell('connectFirst')}>
          <s-paragraph>{t('countsTowardPlan')}</s-paragraph>
          <s-button slot="secondary-actions" href="/app/connect">
            {shell('connectToWareword')}
          </s-button>
        </s-banner>
      ) : (
        <ProblemBanner
          problem={connection.problem}
          tone={connection.problem?.code === 'usage_limit_reached' ? 'warning' : 'critical'}
        />
      )}
      <SentNote sent={page.sent} />
      <s-section accessibilityLabel={shell('products')} padding="none">
        <s-box padding="base">
          <s-stack gap="small">
            <s-paragraph>{t('help')}</s-paragraph>
            <UsageLine usage={connection.usage} />
            <PlanNote connection={connection} />
            {page.products.length > 0 && (
              <SelectionBar
                page={page}
                choice={choice}
                bulk={bulk}
                onWrite={() =>
                  navigate(writePath(choice.all ? { all: query } : { ids: [...choice.ids] }))
                }
              />
            )}
          </s-stack>
        </s-box>
        {page.products.length > 0 ? (
          <ProductTable
            page={page}
            choice={choice}
            single={!bulk}
            loading={state === 'loading'}
            filters={filters}
            onTurn={(cursor) => show({ ...query, ...cursor })}
          />
        ) : (
          <s-box padding="base">
            <s-stack gap="base">
              {filters}
              <Nothing query={query} onClear={show} />
            </s-stack>
          </s-box>
        )}
        <Total page={page} />
      </s-section>
    </>
  );
}

function Total({ page }: { readonly page: ProductsPage }): ReactNode {
  const t = useTranslations('products');
  if (page.total === null || page.products.length === 0) return null;
  return (
    <s-box padding="base">
      <s-text color="subdued">{t('found', { count: page.total })}</s-text>
    </s-box>
  );
}

function Nothing({
  query,
  onClear,
}: {
  readonly query: ProductQuery;
  readonly onClear: (query: ProductQuery) => void;
}): ReactNode {
  const t = useTranslations('products');
  const beyond = query.after !== null || query.before !== null;
  if (!isFiltered(query) && !beyond) {
    return (
      <s-empty-state heading={t('noProducts')}>
        <s-paragraph slot="subheading">{t('noProductsHelp')}</s-paragraph>
        <s-button slot="primary-action" href="shopify://admin/products/new" target="_top">
          {t('addProduct')}
        </s-button>
      </s-empty-state>
    );
  }
  const all = { search: '', status: null, vendor: '', after: null, before: null };
  return (
    <s-empty-state heading={t('noMatches')}>
      <s-paragraph slot="subheading">{t('noMatchesHelp')}</s-paragraph>
      <s-button slot="primary-action" onClick={() => onClear({ ...query, ...all })}>
        {t('showAll')}
      </s-button>
    </s-empty-state>
  );
}
