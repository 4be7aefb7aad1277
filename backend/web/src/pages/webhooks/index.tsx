import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, Notice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { useAgencyListings } from '../../billing/use-agency-listings.ts';
import { Rows } from '../row.tsx';
import { Endpoint } from './endpoint.tsx';
import { NewEndpoint } from './new-endpoint.tsx';

/** Endpoints that events are sent to, and a form to add one. */
export default function WebhooksPage(): ReactNode {
  const { allows, isOwner } = useAccount();
  const list = useQuery(api.webhooks.list.queryOptions());
  const endpoints = list.data ?? [];
  return (
    <Stack gap="md" maw={760}>
      <PageHeader title="Webhooks">
        Notify your server when jobs finish, listings run low or a store disconnects.{' '}
        <Anchor href="/docs#webhooks" inherit underline="always">
          Read the docs
        </Anchor>
      </PageHeader>
      {allows.agency ? (
        <NewEndpoint />
      ) : (
        <UpgradeNotice paused={endpoints.length > 0} isOwner={isOwner} />
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title="Couldn't load your webhooks" retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {endpoints.length > 0 && (
        <Rows name="Webhook endpoints">
          {endpoints.map((endpoint) => (
            <Endpoint key={endpoint.id} endpoint={endpoint} />
          ))}
        </Rows>
      )}
      {list.isSuccess && endpoints.length === 0 && allows.agency && (
        <EmptyState title="No webhooks yet">
          Add the URL of your server, and choose what to send to it.
        </EmptyState>
      )}
    </Stack>
  );
}

function UpgradeNotice({
  paused,
  isOwner,
}: {
  readonly paused: boolean;
  readonly isOwner: boolean;
}): ReactNode {
  const listings = useAgencyListings();
  return (
    <Notice title={paused ? 'Your webhooks are paused' : 'Webhooks are on the Agency plan'}>
      {paused && 'They start working again when you return to the Agency plan. '}
      {isOwner ? (
        <>
          <Anchor component={Link} href="/pricing" inherit underline="always">
            Upgrade to Agency
          </Anchor>{' '}
          for API access, teammates and {listings} a month.
        </>
      ) : (
        `Ask the workspace owner to upgrade to Agency for API access, teammates and ${listings} a month.`
      )}
    </Notice>
  );
}
