import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { formatCount } from '@wareword/shared-schema/format';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type RunDetails } from '../bulk/labels.ts';

const FORMATS = [
  { format: 'shopify', label: 'Shopify import' },
  { format: 'woocommerce', label: 'WooCommerce import' },
  { format: 'csv', label: 'All fields' },
] as const;
type Format = (typeof FORMATS)[number]['format'];

/** The file format that contains everything written for a platform, and what the others lack. */
const BEST_FORMATS: Readonly<Record<RunDetails['platform'], { format: Format; others: string }>> = {
  amazon: {
    format: 'csv',
    others: '"All fields" has everything. Store imports leave out search terms.',
  },
  shopify: {
    format: 'shopify',
    others: 'The WooCommerce import leaves out the short description, tags and keyphrase.',
  },
  woocommerce: {
    format: 'woocommerce',
    others: 'The Shopify import leaves out tags and the keyphrase.',
  },
};

/** Downloads of the listings. */
export function Downloads({ run }: { readonly run: RunDetails }): ReactNode {
  const isOver = run.state === 'done' || run.state === 'canceled';
  const best = BEST_FORMATS[run.platform];
  const bestFirst = FORMATS.toSorted(
    (one, other) => Number(other.format === best.format) - Number(one.format === best.format),
  );
  return (
    <Stack component="section" gap="xs" aria-labelledby="downloads">
      <Title order={2} size="h4" id="downloads">
        Download
      </Title>
      <Text size="sm">
        {formatCount(run.written, 'listing')}
        {!isOver && ' so far'} for {PLATFORM_NAMES[run.platform]}. {best.others}{' '}
        {importInstructions(run.source)}
      </Text>
      <Anchor component={Link} href={`/history?runId=${run.id}`}>
        See these listings in History
      </Anchor>
      <Group>
        {bestFirst.map(({ format, label }) => (
          <Button
            key={format}
            component="a"
            href={`/bulk/${run.id}/export?format=${format}`}
            download
            variant={isOver && format === best.format ? 'filled' : 'default'}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

function importInstructions(source: RunDetails['source']): string {
  switch (source) {
    case 'shopify':
      return 'In Shopify, go to Products, then Import, and select "Overwrite products with matching handles."';
    case 'woocommerce':
      return 'In WooCommerce, go to Products, then Import, and select "Update existing products."';
    case 'template':
      return 'Try importing a few products first.';
  }
}
