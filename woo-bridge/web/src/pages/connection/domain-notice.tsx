import { useQuery } from '@tanstack/react-query';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { formatList } from '../../format.ts';
import { t } from '../../messages/connection.ts';

/** Warns which connections connecting will end: a domain has only one. */
export function DomainNotice(): ReactNode {
  const domain = useQuery(api.connection.domain.queryOptions());
  if (domain.data?.isShared !== true) return null;
  const { host, connected } = domain.data;
  if (connected.length === 0) {
    return (
      <Notice title={t('oneStorePerDomain', { host })}>
        {t('oneStorePerDomainHelp', { host })}
      </Notice>
    );
  }
  return (
    <Notice title={t('disconnectsOthers', { connected: formatList(connected) })}>
      {t('storesOnThisDomain', { stores: formatList(connected), count: connected.length })}
    </Notice>
  );
}
