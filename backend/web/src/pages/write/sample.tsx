import { Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PLATFORM_NAMES, type Platform } from '@wareword/shared-schema';
import { Markup } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { t } from '../../messages/write.ts';

/** What a listing looks like, where the first one will appear. */
export function Sample({ platform }: { readonly platform: Platform }): ReactNode {
  const sample = useQuery(
    api.listings.sample.queryOptions(
      { platform },
      { staleTime: Infinity, placeholderData: (before) => before },
    ),
  );
  if (sample.data === undefined) return undefined;
  const { title, bullets, description, keywords } = sample.data.listing;
  return (
    <Paper p="lg" component="section" aria-label={t('sample')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('samplePlaceholder', { platform: PLATFORM_NAMES[platform] })}
        </Text>
        <Title order={2} size="h4">
          {title}
        </Title>
        {bullets.length > 0 && (
          <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
            {bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        )}
        <Markup html={description} />
        <Text size="sm">
          {t.rich('keywordsList', {
            keywords: keywords.join(', '),
            b: (chunks) => <strong>{chunks}</strong>,
          })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('sampleHelp')}
        </Text>
      </Stack>
    </Paper>
  );
}
