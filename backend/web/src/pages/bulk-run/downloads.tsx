import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type RunDetails } from '../bulk/labels.ts';
import { t } from '../../messages/bulk.ts';

const FORMATS = [
  { format: 'amazon', label: () => t('amazonInventoryFile') },
  { format: 'shopify', label: () => t('shopifyImport') },
  { format: 'woocommerce', label: () => t('wooCommerceImport') },
  { format: 'csv', label: () => t('allFields') },
] as const;
type Format = (typeof FORMATS)[number]['format'];

/** The file format that contains everything written for a platform, and what the others lack. */
const BEST_FORMATS: Readonly<
  Record<RunDetails['platform'], { format: Format; others: () => string }>
> = {
  amazon: {
    format: 'amazon',
    others: () => t('amazonFileHelp'),
  },
  shopify: {
    format: 'shopify',
    others: () => t('wooCommerceImportHelp'),
  },
  woocommerce: {
    format: 'woocommerce',
    others: () => t('shopifyImportHelp'),
  },
};

/** Downloads of the listings. */
export function Downloads({ run }: { readonly run: RunDetails }): ReactNode {
  const isOver = run.state === 'done' || run.state === 'canceled';
  const best = BEST_FORMATS[run.platform];
  const offered = FORMATS.filter(
    ({ format }) => format !== 'amazon' || run.platform === 'amazon',
  ).toSorted(
    (one, other) => Number(other.format === best.format) - Number(one.format === best.format),
  );
  return (
    <Stack component="section" gap="xs" aria-labelledby="downloads">
      <Title order={2} size="h4" id="downloads">
        {t('download')}
      </Title>
      <Text size="sm">
        {t(isOver ? 'listingsFor' : 'listingsSoFarFor', {
          written: run.written,
          platform: PLATFORM_NAMES[run.platform],
        })}{' '}
        {best.others()} {importInstructions(run.source)}
      </Text>
      <Anchor component={Link} href={`/history?runId=${run.id}`}>
        {t('seeInHistory')}
      </Anchor>
      <Group>
        {offered.map(({ format, label }) => (
          <Button
            key={format}
            component="a"
            href={`/bulk/${run.id}/export?format=${format}`}
            download
            variant={isOver && format === best.format ? 'filled' : 'default'}
          >
            {label()}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

function importInstructions(source: RunDetails['source']): string {
  switch (source) {
    case 'shopify':
      return t('importIntoShopify');
    case 'woocommerce':
      return t('importIntoWooCommerce');
    case 'template':
      return t('importCaution');
  }
}
