import { Paper, Stack, Text, Title } from '@mantine/core';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { PLATFORM_NAMES, type Platform } from '@wareword/shared-schema';
import { Markup } from '@wareword/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages/write.ts';

type Listing = inferRouterOutputs<DashboardRouter>['listings']['sample']['listing'];

/** A listing to look at, in English on every page. */
export function SampleListing({
  platform,
  listing,
}: {
  readonly platform: Platform;
  readonly listing: Listing;
}): ReactNode {
  const { title, bullets, description, keywords } = listing;
  return (
    <Paper p="lg" component="section" aria-label={t('sample')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('samplePlaceholder', { platform: PLATFORM_NAMES[platform] })}
        </Text>
        <Stack gap="sm" lang="en">
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
        </Stack>
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
