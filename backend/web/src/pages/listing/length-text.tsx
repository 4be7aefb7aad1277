import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DescribedLength } from './length.ts';
import { t } from '../../messages/listing.ts';

/** How long a field is, and may be. */
export function LengthText({ text, over }: DescribedLength): ReactNode {
  return (
    <Text size="sm" {...(over ? { c: 'var(--ww-error)', fw: 600 } : { c: 'dimmed' })}>
      {over ? t('tooLong', { text }) : text}
    </Text>
  );
}
