import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { count, type RunDetails } from '../bulk/words.ts';

/** The listings as files. */
export function Downloads({ run }: { readonly run: RunDetails }): ReactNode {
  const formats = [
    { format: 'shopify', label: 'Shopify import' },
    { format: 'woocommerce', label: 'WooCommerce import' },
    { format: 'csv', label: 'All fields' },
  ];
  const isOver = run.state === 'done' || run.state === 'cancelled';
  // The shop that the products came from comes first.
  formats.sort((one, other) => rank(other.format, run) - rank(one.format, run));
  return (
    <Stack component="section" gap="xs" aria-labelledby="downloads">
      <Title order={2} size="h4" id="downloads">
        Download
      </Title>
      <Text size="sm">
        {count(run.written, 'listing')} so far. {howTo(run.source)}
      </Text>
      <Group>
        {formats.map(({ format, label }, index) => (
          <Button
            key={format}
            component="a"
            href={`/bulk/${run.id}/export?format=${format}`}
            download
            variant={isOver && index === 0 ? 'filled' : 'default'}
            mih={44}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

function rank(format: string, run: RunDetails): number {
  return format === run.source || (run.source === 'template' && format === run.platform) ? 1 : 0;
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
