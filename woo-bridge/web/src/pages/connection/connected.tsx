import { Anchor, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Notice } from '@wareword/ui';
import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, refreshStore } from '../../api.ts';
import { ConnectionProblem } from '../../app/connection-problem.tsx';
import { refreshConnection, useStore } from '../../app/store.ts';
import { tell } from '../../notices.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { momentOf } from '../../words/states.ts';
import { number, usageOf } from '../../words/usage.ts';
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
          <Notice title="Wareword revoked this connection">{problem.message}</Notice>
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
              {account.is_member && ' (member of a team, whose plan and listings these are)'}
            </Line>
          )}
          {account !== null && <Line name="Plan">{planName(account.plan)}</Line>}
          {usage !== null && (
            <Line name="Listings">
              {usageOf(usage)}. {number(usage.remaining)} left.
            </Line>
          )}
          {capabilities !== null && (
            <Line name="Many products at once">
              {capabilities.bulk ? 'Yes' : 'No. A larger plan writes many at once.'}
            </Line>
          )}
          {status.connectedAt !== null && (
            <Line name="Connected">{momentOf(status.connectedAt)}</Line>
          )}
          {status.tokenPrefix !== null && (
            <Line name="Connection’s token">
              begins with <code>{status.tokenPrefix}</code>
            </Line>
          )}
        </Table.Tbody>
      </Table>
      <Group gap="sm">
        {!revoked && (
          <Button component={Link} href="/products" mih={44}>
            Choose products
          </Button>
        )}
        {upgradeUrl !== null && capabilities?.bulk !== true && (
          <Anchor href={upgradeUrl} target="_blank" rel="noopener noreferrer" py="xs">
            See the plans
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
        tell({
          code: 'disconnected',
          message: `The bridge has forgotten the connection of ${store.host}. Revoke it in Wareword too, so that it is gone for good.`,
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
        The bridge forgets the connection. Listings that are published stay in your store, and you
        can connect again at any time. Afterwards you are told where to revoke it in Wareword.
      </Text>
      <Trouble error={end.error} />
      <Button mih={44} variant="default" loading={end.isPending} onClick={() => end.mutate()}>
        Disconnect
      </Button>
    </Stack>
  );
}

function planName(plan: string): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1);
}
