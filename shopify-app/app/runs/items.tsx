import { useNavigate } from '@remix-run/react';
import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Changed, ItemRow, RunActionInput, RunPage } from '../../src/load-context/index.ts';
import { useListeners } from '../parts/use-listeners.ts';
import { useRows } from '../parts/use-rows.ts';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { StateBadge } from '../parts/state-badge.tsx';
import { GROUPS, type Group } from './groups.ts';

/** What a product's button does, by the product's state. */
const ACTIONS: Readonly<Partial<Record<ItemRow['state'], 'publish' | 'undo' | 'retry'>>> = {
  ready: 'publish',
  published: 'undo',
  failed: 'retry',
};

/** Statuses and buttons change while a run works; their columns don't, so that nothing moves. */
const STATUS_WIDTH = '280px';
const ACTION_WIDTH = '190px';

/** The products of a run, each with its outcome and next action. */
export function Items({
  page,
  group,
}: {
  readonly page: RunPage;
  readonly group: Group | undefined;
}): ReactNode {
  const t = useTranslations('runs');
  const shell = useTranslations('shell');
  const { run, items } = page;
  return (
    <s-section accessibilityLabel={shell('products')} padding="none">
      <s-box padding="base">
        <s-heading>{shell('products')}</s-heading>
      </s-box>
      {/* Without rows, columns have different widths. */}
      {(items.length > 0 || group !== undefined) && <ItemTable page={page} group={group} />}
      {items.length === 0 && (
        <s-box padding="base">
          <s-text color="subdued">{run.gathering ? t('lookingUp') : t('noneWithStatus')}</s-text>
        </s-box>
      )}
    </s-section>
  );
}

function ItemTable({
  page: { run, items, next },
  group,
}: {
  readonly page: RunPage;
  readonly group: Group | undefined;
}): ReactNode {
  const t = useTranslations('runs');
  const shell = useTranslations('shell');
  const navigate = useNavigate();
  const show = (name: string, after: number | null) => {
    const params = new URLSearchParams();
    if (name !== 'all') params.set('show', name);
    if (after !== null) params.set('after', String(after));
    const query = params.toString();
    navigate(query === '' ? `/app/runs/${run.id}` : `/app/runs/${run.id}?${query}`, {
      preventScrollReset: true,
    });
  };
  const rows = useRows(items);
  const table = useRef<HTMLElementTagNameMap['s-table']>(null);
  useListeners(table, { nextpage: () => show(group?.name ?? 'all', next) });
  return (
    <s-table ref={table} paginate={next !== null} hasNextPage={next !== null}>
      <s-box slot="filters">
        <s-select
          label={t('show')}
          labelAccessibilityVisibility="exclusive"
          value={group?.name ?? 'all'}
          onChange={({ currentTarget: { value } }) => show(value, null)}
        >
          <s-option value="all">{t('allProducts')}</s-option>
          {GROUPS.map(({ name, label }) => (
            <s-option key={name} value={name}>
              {t(label)}
            </s-option>
          ))}
        </s-select>
      </s-box>
      <s-table-header-row>
        <s-table-header listSlot="primary">{shell('product')}</s-table-header>
        <s-table-header listSlot="inline">{shell('status')}</s-table-header>
        <s-table-header listSlot="secondary">{t('action')}</s-table-header>
      </s-table-header-row>
      <s-table-body>
        {rows.map((item) => (
          <Row key={item.id} item={item} runId={run.id} />
        ))}
      </s-table-body>
    </s-table>
  );
}

function Row({ item, runId }: { readonly item: ItemRow; readonly runId: string }): ReactNode {
  const t = useTranslations('runs');
  const shell = useTranslations('shell');
  const change = useAction<RunActionInput, Changed>(`/app/runs/${runId}?index`);
  const name =
    item.productName === '' ? shell('productNumber', { id: item.productId }) : item.productName;
  const action = item.gone ? undefined : ACTIONS[item.state];
  const href = `/app/runs/${runId}/${item.id}`;
  const failed = item.state === 'failed' || item.state === 'conflict';
  return (
    <s-table-row>
      <s-table-cell>
        <s-link href={href}>{name}</s-link>
      </s-table-cell>
      <s-table-cell>
        <s-grid gridTemplateColumns={STATUS_WIDTH} gap="small-200" justifyItems="start">
          <StateBadge state={item.state} text={item.stateText} />
          {item.reason !== '' && <s-text tone={failed ? 'critical' : 'auto'}>{item.reason}</s-text>}
          <ProblemBanner problem={change.problem} />
        </s-grid>
      </s-table-cell>
      <s-table-cell>
        <s-grid gridTemplateColumns={ACTION_WIDTH} justifyItems="start">
          {action === undefined && <OpenItem href={href} name={name} state={item.state} />}
          {action !== undefined && (
            <s-button
              accessibilityLabel={t('actionNamed', { action: t(action), name })}
              loading={change.pending}
              onClick={() => change.send({ action, items: [item.id] })}
            >
              {t(action)}
            </s-button>
          )}
        </s-grid>
      </s-table-cell>
    </s-table-row>
  );
}

/** A row always has a button. One that only appeared with the listing would move the rows below. */
function OpenItem({
  href,
  name,
  state,
}: {
  readonly href: string;
  readonly name: string;
  readonly state: ItemRow['state'];
}): ReactNode {
  const t = useTranslations('runs');
  const changed = state === 'conflict';
  const label = changed ? t('review') : t('view');
  return (
    <s-button
      href={href}
      variant={changed ? 'secondary' : 'tertiary'}
      accessibilityLabel={t('actionNamed', { action: label, name })}
    >
      {label}
    </s-button>
  );
}
