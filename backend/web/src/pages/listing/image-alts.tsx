import { Group, Paper, Text } from '@mantine/core';
import type { Listing } from '@wareword/shared-schema';
import { CopyButton } from '@wareword/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages/listing.ts';

const REASONS: ReadonlyMap<string | undefined, () => string> = new Map([
  ['not_public', () => t('imageAddressPrivate')],
  ['unreachable', () => t('imageNotOpened')],
  ['too_slow', () => t('imageTimedOut')],
  ['too_large', () => t('imageTooLarge')],
  ['not_an_image', () => t('imageTypeUnsupported')],
  ['no_vision', () => t('writerCannotReadImages')],
  ['not_described', () => t('imageNotDescribed')],
  ['unsupported', () => t('imageNotInDetails')],
  ['banned', () => t('altTextHasAvoidedWord')],
  ['refused', () => t('altTextNotAllowed')],
]);

/** The alt text of each image of the request, or why there is none. */
export function ImageAlts({
  alts,
  problems,
  images,
}: {
  readonly alts: readonly (string | null)[];
  readonly problems: Listing['image_problems'];
  readonly images: readonly string[];
}): ReactNode {
  return (
    <Paper p="md" component="section" aria-label={t('altTexts')}>
      <Text size="sm" fw={600} mb={4}>
        {t('altTexts')}
      </Text>
      {alts.map((alt, index) => (
        <Group key={index} justify="space-between" wrap="nowrap" gap="xs" mb={6}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <strong>{nameOf(images[index] ?? '')}</strong>:{' '}
            {alt ?? REASONS.get(reasonOf(problems, index))?.() ?? t('noAltText')}
          </Text>
          {alt !== null && (
            <CopyButton text={alt} of={t('altTextNumber', { index: index + 1 })}>
              {t('copy')}
            </CopyButton>
          )}
        </Group>
      ))}
    </Paper>
  );
}

function reasonOf(problems: Listing['image_problems'] = [], index: number): string | undefined {
  return problems.find(({ image }) => image === index)?.reason;
}

/** The file's name; the end of an address says the most. */
function nameOf(address: string): string {
  const name = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  return (name === '' ? address : name).slice(0, 60);
}
