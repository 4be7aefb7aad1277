import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAccountQuery } from './account.ts';
import { useTitle } from './title.ts';
import { t } from '../messages/shell.ts';

/** For unknown paths and missing items. */
export function NotFound(): ReactNode {
  useTitle(t('pageNotFound'));
  const isVisitor = useAccountQuery().data === null;
  return (
    <Stack gap="sm" maw={520}>
      <Title order={1} size="h2">
        {t('pageNotFound')}
      </Title>
      <Text>{t('pageNotFoundHelp')}</Text>
      {isVisitor ? (
        <Group gap="md">
          {/* Pages of the server. */}
          <Anchor href="/">{t('goToHomePage')}</Anchor>
          <Anchor href="/docs">{t('readTheDocs')}</Anchor>
        </Group>
      ) : (
        <Anchor component={Link} href="/">
          {t('goToDashboard')}
        </Anchor>
      )}
    </Stack>
  );
}
