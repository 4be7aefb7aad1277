import { Anchor, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  capitalize,
  formatDateTime,
  formatNumber,
  formatUsage,
} from '@wareword/shared-schema/format';
import { Notice } from '@wareword/ui';
import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, refreshStore } from '../../api.ts';
import { ConnectionProblem } from '../../app/connection-problem.tsx';
import { refreshConnection, useStore } from '../../app/store.ts';
import { showNotice } from '../../notices.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { ConnectStore } from './connect-store.tsx';

type Status = RouterOutputs['connection']['status'];

/** Plan, credits, capabilities; what is wrong; and the way out of the connection. */
export function Connected({ status }: { readonly status: Status }): ReactNode {
  const { account, usage, capabilities, problem, upgradeUrl } = status;
  const revoked = problem?.code === 'token_revoked';
  return (
    <Stack gap="lg">
      {revoked ? (
        <>
          <Notice title="This connection was revoked in Wareword">{problem.message}</Notice>
          <ConnectStore action="Connect again" />
        </>
      ) : (
        problem !== null && <ConnectionProblem problem={problem} />
      )}
      <Table variant="vertical" layout="auto">
        <Table.Tbody>
          {account !== null && (
            <Line name="Account">
              {account.email}
              {account.is_member && " (team member, using the team's plan and listings)"}
            </Line>
          )}
          {account !== null && <Line name="Plan">{capitalize(account.plan)}</Line>}
          {usage !== null && (
            <Line name="Listings">
              {formatUsage(usage)}. {formatNumber(usage.remaining)} left.
            </Line>
          )}
          {capabilities !== null && (
            <Line name="Bulk writing">
              {capabilities.bulk ? 'Included' : 'Not included in your plan'}
            </Line>
          )}
          {status.connectedAt !== null && (
            <Line name="Connected">{formatDateTime(status.connectedAt)}</Line>
          )}
          {status.tokenPrefix !== null && (
            <Line name="Token">
              starts with <code>{status.tokenPrefix}</code>
            </Line>
          )}
        </Table.Tbody>
      </Table>
      <Group gap="sm">
        {!revoked && (
          <Button component={Link} href="/products">
            Choose products
          </Button>
        )}
        {upgradeUrl !== null && capabilities?.bulk !== true && (
          <Anchor href={upgradeUrl} target="_blank" rel="noopener noreferrer" py="xs">
            See plans
          </Anchor>
        )}
      </Group>
      <Disconnect />
    </Stack>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" w={{ base: 130, sm: 200 }}>
        {name}
      </Table.Th>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{children}</Table.Td>
    </Table.Tr>
  );
}

function Disconnect(): ReactNode {
  const store = useStore();
  const end = useMutation(
    api.connection.disconnect.mutationOptions({
      onSuccess: async ({ revokeAt }) => {
        showNotice({
          code: 'disconnected',
          message: `${store.host} is disconnected. To finish, revoke the connection in Wareword too.`,
          link: { href: revokeAt, name: 'Revoke it in Wareword' },
        });
        await Promise.all([refreshConnection(), refreshStore()]);
      },
    }),
  );
  return (
    <Stack component="section" gap="sm" align="flex-start" aria-labelledby="disconnect">
      <Title order={2} size="h4" id="disconnect">
        Disconnect
      </Title>
      <Text size="sm">
        We delete the connection. Published listings stay in your store, and you can reconnect at
        any time. We'll then show you where to revoke it in Wareword.
      </Text>
      <ErrorMessage error={end.error} />
      <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
        Disconnect
      </Button>
    </Stack>
  );
}
