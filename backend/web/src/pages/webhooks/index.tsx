import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { AgencyIncludes, LockedFeature } from '../../billing/locked-feature.tsx';
import { Rows } from '../row.tsx';
import { Endpoint } from './endpoint.tsx';
import { NewEndpoint } from './new-endpoint.tsx';
import { t } from '../../messages/webhooks.ts';

/** Endpoints that events are sent to, and a form to add one. */
export default function WebhooksPage(): ReactNode {
  const { allows } = useAccount();
  const list = useQuery(api.webhooks.list.queryOptions());
  const endpoints = list.data ?? [];
  return (
    <Stack gap="md" maw={760}>
      <PageHeader title={t('webhooks')}>
        {t.rich('introduction', {
          link: (chunks) => (
            <Anchor href="/docs#webhooks" inherit underline="always">
              {chunks}
            </Anchor>
          ),
        })}
      </PageHeader>
      {allows.apiAccess ? (
        <NewEndpoint />
      ) : (
        <LockedFeature title={endpoints.length > 0 ? t('pausedByPlan') : t('lockedByPlan')}>
          {endpoints.length > 0 && t('pausedByPlanHelp')} <AgencyIncludes />
        </LockedFeature>
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title={t('endpointsNotLoaded')} retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {endpoints.length > 0 && (
        <Rows name={t('webhookEndpoints')}>
          {endpoints.map((endpoint) => (
            <Endpoint key={endpoint.id} endpoint={endpoint} />
          ))}
        </Rows>
      )}
      {list.isSuccess && endpoints.length === 0 && allows.apiAccess && (
        <EmptyState title={t('noEndpoints')}>{t('noEndpointsHelp')}</EmptyState>
      )}
    </Stack>
  );
}
