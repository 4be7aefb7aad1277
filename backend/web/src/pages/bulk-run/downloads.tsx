import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { count, type RunDetails } from '../bulk/words.ts';
import { PLATFORM_NAMES } from '../listing/words.ts';

const FORMATS = {
  shopify: 'Shopify import',
  woocommerce: 'WooCommerce import',
  csv: 'All fields',
} as const;
type Format = keyof typeof FORMATS;

/** Which file holds all that is written for a platform, and what the others lack. */
const FITS: Readonly<Record<RunDetails['platform'], { format: Format; others: string }>> = {
  amazon: {
    format: 'csv',
    others: '“All fields” has all of it. The imports for shops have no search terms.',
  },
  shopify: {
    format: 'shopify',
    others: 'The WooCommerce import has no short description, tags or keyphrase.',
  },
  woocommerce: {
    format: 'woocommerce',
    others: 'The Shopify import has no tags or keyphrase.',
  },
};

/** The listings as files. */
export function Downloads({ run }: { readonly run: RunDetails }): ReactNode {
  const isOver = run.state === 'done' || run.state === 'cancelled';
  const fits = FITS[run.platform];
  const others = (Object.keys(FORMATS) as Format[]).filter((format) => format !== fits.format);
  return (
    <Stack component="section" gap="xs" aria-labelledby="downloads">
      <Title order={2} size="h4" id="downloads">
        Download
      </Title>
      <Text size="sm">
        {count(run.written, 'listing')}
        {!isOver && ' so far'}, written for {PLATFORM_NAMES[run.platform]}. {fits.others}{' '}
        {howTo(run.source)}
      </Text>
      <Group>
        {[fits.format, ...others].map((format) => (
          <Button
            key={format}
            component="a"
            href={`/bulk/${run.id}/export?format=${format}`}
            download
            variant={isOver && format === fits.format ? 'filled' : 'default'}
            mih={44}
          >
            {FORMATS[format]}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

function howTo(source: RunDetails['source']): string {
  switch (source) {
    case 'shopify':
      return 'In Shopify choose Products, Import, and “Overwrite products with matching handles”.';
    case 'woocommerce':
      return 'In WooCommerce choose Products, Import, and “Update existing products”.';
    case 'template':
      return 'Try the import with a few products first.';
  }
}
