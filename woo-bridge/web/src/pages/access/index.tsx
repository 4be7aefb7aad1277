import { PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { StoreAccess } from '../start/store-access.tsx';
import { t } from '../../messages/start.ts';

/** New keys for the current store. */
export default function AccessPage(): ReactNode {
  const store = useStore();
  useTitle(t('giveAccessAgain'));
  return (
    <div style={{ maxWidth: 600 }}>
      <PageHeader title={t('giveAccessAgain')}>{t('giveAccessAgainHelp')}</PageHeader>
      <StoreAccess address={store.url} />
    </div>
  );
}
