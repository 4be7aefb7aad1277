import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from './title.ts';
import { t } from '../messages/shell.ts';

/** For unknown paths and missing items. */
export function NotFound(): ReactNode {
  useTitle(t('pageNotFound'));
  return (
    <Stack gap="sm" maw={520}>
      <Title order={1} size="h2">
        {t('pageNotFound')}
      </Title>
      <Text>{t('pageNotFoundHelp')}</Text>
      <Anchor component={Link} href="/">
        {t('goToDashboard')}
      </Anchor>
    </Stack>
  );
}
