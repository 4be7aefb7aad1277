import { Anchor, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { capitalize } from '@wareword/shared-schema/format';
import { Notice } from '@wareword/ui';
import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, refreshStore } from '../../api.ts';
import { ConnectionProblem } from '../../app/connection-problem.tsx';
import { refreshConnection, useStore } from '../../app/store.ts';
import { formatDateTime } from '../../format.ts';
import { showNotice } from '../../notices.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { ConnectStore } from './connect-store.tsx';
import { t } from '../../messages/connection.ts';
import { problemText } from '../../words/problems.ts';

type Status = RouterOutputs['connection']['status'];

/** Plan, credits and capabilities, what is wrong, and how to disconnect. */
export function Connected({ status }: { readonly status: Status }): ReactNode {
  const { account, usage, capabilities, problem, upgradeUrl } = status;
  const revoked = problem?.code === 'token_revoked';
  return (
    <Stack gap="lg">
      {revoked ? (
        <>
          <Notice title={t('connectionRevoked')}>{problemText(problem)}</Notice>
          <ConnectStore action={t('connectAgain')} />
        </>
      ) : (
        problem !== null && <ConnectionProblem problem={problem} />
      )}
      <Table variant="vertical" layout="auto">
        <Table.Tbody>
          {account !== null && (
            <Line name={t('account')}>
              {account.is_member ? t('teamMember', { email: account.email }) : account.email}
            </Line>
          )}
          {account !== null && <Line name={t('plan')}>{capitalize(account.plan)}</Line>}
          {usage !== null && (
            <Line name={t('listings')}>
              {t('usedAndLeft', {
                used: usage.used,
                limit: usage.limit,
                remaining: usage.remaining,
              })}
            </Line>
          )}
          {capabilities !== null && (
            <Line name={t('bulkWriting')}>
              {capabilities.bulk ? t('included') : t('notIncluded')}
            </Line>
          )}
          {status.connectedAt !== null && (
            <Line name={t('connected')}>{formatDateTime(status.connectedAt)}</Line>
          )}
          {status.tokenPrefix !== null && (
            <Line name={t('token')}>
              {t.rich('tokenPrefix', {
                prefix: status.tokenPrefix,
                code: (chunks) => <code>{chunks}</code>,
              })}
            </Line>
          )}
        </Table.Tbody>
      </Table>
      <Group gap="sm">
        {!revoked && (
          <Button component={Link} href="/products">
            {t('chooseProducts')}
          </Button>
        )}
        {upgradeUrl !== null && capabilities?.bulk !== true && (
          <Anchor href={upgradeUrl} target="_blank" rel="noopener noreferrer" py="xs">
            {t('seePlans')}
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
      onSuccess: async ({ revokeUrl }) => {
        const { host } = store;
        showNotice(
          revokeUrl === null
            ? { code: 'disconnected', message: t('disconnectedNotice', { host }) }
            : {
                code: 'disconnected',
                message: t('disconnectedHereNotice', { host }),
                link: { href: revokeUrl, name: t('openStoresInWareword') },
              },
        );
        await Promise.all([refreshConnection(), refreshStore()]);
      },
    }),
  );
  return (
    <Stack component="section" gap="sm" align="flex-start" aria-labelledby="disconnect">
      <Title order={2} size="h4" id="disconnect">
        {t('disconnect')}
      </Title>
      <Text size="sm">{t('disconnectHelp')}</Text>
      <ErrorMessage error={end.error} />
      <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
        {t('disconnect')}
      </Button>
    </Stack>
  );
}
