import { Text } from '@mantine/core';
import { PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../../app/title.ts';
import { StoreAccess } from './store-access.tsx';
import { t } from '../../messages/start.ts';

/** The first page of a browser that is signed in to no store. */
export function StartPage(): ReactNode {
  useTitle(t('giveAccess'));
  return (
    <>
      <PageHeader title={t('giveWarewordAccess')}>{t('giveWarewordAccessHelp')}</PageHeader>
      <StoreAccess />
      <Text size="sm" c="dimmed" mt="xl">
        {t('connectedBefore')}
      </Text>
    </>
  );
}
