import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isGone, tipOf } from '@wareword/publishing/words';
import { Loading, Notice, PageHeader } from '@wareword/ui';
import { LANGUAGE } from '@wareword/ui/messages';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api, describeError } from '../../api.ts';
import { useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { NotInStore } from '../../parts/not-in-store.tsx';
import { Fields } from './fields.tsx';
import { ItemBar } from './item-bar.tsx';
import { isInProgress, type Item } from './item.ts';
import { MoreActions } from './more-actions.tsx';
import { ItemStatus } from './item-status.tsx';
import { useChosenFields } from './use-chosen-fields.ts';
import { t } from '../../messages/runs.ts';

const POLL_MS = 1_500;

/** One product of a run: old and new side by side, to review, edit, publish and undo. */
export default function ItemPage({
  runId,
  itemId,
}: {
  readonly runId: RouterInputs['runs']['get']['runId'];
  readonly itemId: RouterInputs['runs']['item']['itemId'];
}): ReactNode {
  const query = useQuery(
    api.runs.item.queryOptions(
      { itemId },
      {
        refetchInterval: ({ state }) =>
          state.data !== undefined && isInProgress(state.data) ? POLL_MS : false,
      },
    ),
  );
  const item = query.data;
  useTitle(item?.productName ?? t('product'));
  if (query.isPending) return <Loading />;
  if (item === undefined) {
    return ['item_not_found', 'BAD_REQUEST'].includes(describeError(query.error).code) ? (
      <NotInStore title={t('productNotFound')} />
    ) : (
      <ErrorMessage error={query.error} retry={() => void query.refetch()} />
    );
  }
  return <Review key={item.id} item={item} runId={runId} />;
}

function Review({
  item,
  runId,
}: {
  readonly item: Item;
  readonly runId: RouterInputs['runs']['get']['runId'];
}): ReactNode {
  /** Fields with unsaved text. */
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const selection = useChosenFields(item);
  const tip = tipOf(item, LANGUAGE);
  const name =
    item.productName === '' ? t('productNumber', { productId: item.productId }) : item.productName;
  return (
    <Stack gap="lg" maw={1120} className="above-bar">
      <div>
        <Anchor component={Link} href={`/runs/${runId}`} size="sm" py={12} display="inline-block">
          {t('backToRun')}
        </Anchor>
        <PageHeader title={name}>
          {!isGone(item) && <StoreLinks productId={item.productId} />}
        </PageHeader>
        <ItemStatus item={item} />
      </div>
      {item.fields.length > 0 && (
        <Fields
          item={item}
          selection={selection}
          onUnsaved={(field, typed) =>
            setUnsaved((before) => {
              const after = new Set(before);
              if (typed) after.add(field);
              else after.delete(field);
              return after;
            })
          }
        />
      )}
      {tip !== '' && item.fields.length > 0 && <Notice title={t('tip')}>{tip}</Notice>}
      <MoreActions item={item} runId={runId} />
      <ItemBar item={item} runId={runId} selection={selection} unsaved={unsaved.size > 0} />
    </Stack>
  );
}

/** WordPress resolves a product by id, whatever its permalink. */
function StoreLinks({ productId }: { readonly productId: string }): ReactNode {
  const store = useStore();
  const id = encodeURIComponent(productId);
  const look = { target: '_blank', rel: 'noopener noreferrer', inherit: true, py: 'xs' } as const;
  return (
    <Group component="span" gap="md">
      <Anchor {...look} href={`${store.url}/?post_type=product&p=${id}`}>
        {t('viewInStore')}
      </Anchor>
      <Text span inherit visibleFrom="sm">
        <Anchor {...look} href={`${store.url}/wp-admin/post.php?post=${id}&action=edit`}>
          {t('editInWooCommerce')}
        </Anchor>
      </Text>
    </Group>
  );
}
