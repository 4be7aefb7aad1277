import {
  Anchor,
  Box,
  Button,
  Checkbox,
  Group,
  Image,
  Table,
  Text,
  type CheckboxProps,
} from '@mantine/core';
import { labeled } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { publishingTexts } from '../../words/publishing-texts.ts';
import { priceOf } from '../../words/price.ts';
import { statusName, typeName } from '../../words/states.ts';
import { isSelectable, isSelected, type Selection, type Product } from './selection.ts';
import { t } from '../../messages/products.ts';

/** A page of products. On a phone each line holds what the columns would. */
export function ProductList({
  products,
  currency,
  choice,
  onChoose,
  onWrite,
}: {
  readonly products: readonly Product[];
  /** ISO 4217; null if unknown. */
  readonly currency: string | null;
  /** Null if the plan has no bulk writing. */
  readonly choice: Selection | null;
  readonly onChoose: (products: readonly Product[], chosen: boolean) => void;
  readonly onWrite: (product: Product) => void;
}): ReactNode {
  const selectable = products.filter(isSelectable);
  const selected = choice === null ? [] : selectable.filter((one) => isSelected(choice, one));
  const all = selected.length > 0 && selected.length === selectable.length;
  return (
    <Table verticalSpacing="xs" layout="fixed">
      <Table.Thead>
        <Table.Tr>
          {choice !== null && (
            <Table.Th w={48} px={2}>
              <SelectBox
                aria-label={t('selectPage')}
                checked={all}
                indeterminate={selected.length > 0 && !all}
                disabled={selectable.length === 0}
                onChange={({ currentTarget }) => onChoose(selectable, currentTarget.checked)}
              />
            </Table.Th>
          )}
          <Table.Th>{t('product')}</Table.Th>
          <Table.Th visibleFrom="sm" w={130}>
            {t('status')}
          </Table.Th>
          <Table.Th visibleFrom="md" w={100}>
            {t('price')}
          </Table.Th>
          <Table.Th visibleFrom="sm" w={190}>
            {t('lastRun')}
          </Table.Th>
          <Table.Th w={118} ta="end">
            {t('listing')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {products.map((product) => (
          <Table.Tr key={product.id}>
            {choice !== null && (
              <Table.Td px={2}>
                <SelectBox
                  aria-label={t('selectNamed', { name: product.name })}
                  checked={isSelected(choice, product)}
                  disabled={!isSelectable(product)}
                  onChange={({ currentTarget }) => onChoose([product], currentTarget.checked)}
                />
              </Table.Td>
            )}
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
              <Group gap="sm" wrap="nowrap" align="flex-start">
                <Thumbnail product={product} />
                <div style={{ minWidth: 0 }}>
                  <Text fw={500} size="sm">
                    {product.name === '' ? t('productNumber', { id: product.id }) : product.name}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {[product.sku, product.categories.join(', ')].filter(Boolean).join(' · ')}
                  </Text>
                  <Text size="xs" hiddenFrom="md">
                    {priceOf(product.price, currency)}
                  </Text>
                  <Text size="xs" hiddenFrom="sm">
                    {statusOf(product)}
                  </Text>
                  <Text size="xs" hiddenFrom="sm" component="div">
                    <Latest product={product} />
                  </Text>
                </div>
              </Group>
            </Table.Td>
            <Table.Td visibleFrom="sm">{statusOf(product)}</Table.Td>
            <Table.Td visibleFrom="md">{priceOf(product.price, currency)}</Table.Td>
            <Table.Td visibleFrom="sm">
              <Latest product={product} />
            </Table.Td>
            <Table.Td ta="end">
              <Button
                variant="default"
                px="sm"
                aria-label={t('writeNamed', { name: product.name })}
                disabled={!isSelectable(product)}
                onClick={() => onWrite(product)}
              >
                {t('write')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** A checkbox without text, in a label large enough to tap. */
function SelectBox(props: CheckboxProps): ReactNode {
  return (
    <label className="target">
      <Checkbox {...props} />
    </label>
  );
}

const THUMBNAIL = 44;

/** The product's first picture, or a placeholder, so that names align. */
function Thumbnail({ product }: { readonly product: Product }): ReactNode {
  const box = { className: 'thumbnail', w: THUMBNAIL, h: THUMBNAIL } as const;
  if (product.imageUrl === null) return <Box {...box} visibleFrom="sm" aria-hidden />;
  return (
    <Image
      {...box}
      src={product.imageUrl}
      alt=""
      radius="sm"
      fit="cover"
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}

function statusOf({ status, type }: Product): string {
  const word = statusName(status) ?? status;
  return type === 'simple' ? word : `${word}, ${typeName(type)}`;
}

function Latest({ product: { latest, name } }: { readonly product: Product }): ReactNode {
  if (latest === null) return null;
  // Beside the product's own status "Published" would be confusing.
  const words =
    latest.state === 'published' ? t('listingPublished') : publishingTexts.state(latest.state);
  return (
    <Anchor
      component={Link}
      href={`/runs/${latest.runId}/products/${latest.itemId}`}
      size="sm"
      display="inline-block"
      py={12}
      aria-label={labeled(words, name)}
    >
      {words}
    </Anchor>
  );
}
