import { useQuery } from '@tanstack/react-query';
import { formatList } from '@wareword/shared-schema/format';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';

/** Says what connecting ends, before it does: a domain has one connection. */
export function DomainNotice(): ReactNode {
  const domain = useQuery(api.connection.domain.queryOptions());
  if (domain.data?.isShared !== true) return null;
  const { host, connected } = domain.data;
  if (connected.length === 0) {
    return (
      <Notice title={`One connection for ${host}`}>
        Wareword connects one store per domain. If another store on {host} is connected, connecting
        this one disconnects it.
      </Notice>
    );
  }
  return (
    <Notice title={`This disconnects ${formatList(connected)}`}>
      Wareword connects one store per domain, and {formatList(connected)}{' '}
      {connected.length === 1 ? 'is' : 'are'} on this store's domain. Runs and published listings
      there stay.
    </Notice>
  );
}
