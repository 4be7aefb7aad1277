import { Anchor, Button, Code, Group, Stack, TextInput } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, PageHeader } from '@wareword/ui';
import { MCP_PATH } from '@wareword/shared-schema';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { AgencyIncludes, LockedFeature } from '../../billing/locked-feature.tsx';
import { SecretPanel } from '../secret-panel.tsx';
import { ShowMore } from '../show-more.tsx';
import { KeyList } from './key-list.tsx';
import { t } from '../../messages/keys.ts';

/** API keys, and a form to create one. */
export default function KeysPage(): ReactNode {
  const { allows } = useAccount();
  const list = useInfiniteQuery(
    api.keys.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next }),
  );
  const keys = list.data?.pages.flatMap((page) => page.keys) ?? [];
  return (
    <Stack gap="md" maw={760}>
      <PageHeader title={t('apiKeys')}>
        {t.rich('introduction', {
          link: (chunks) => (
            <Anchor href="/docs" inherit underline="always">
              {chunks}
            </Anchor>
          ),
          link2: (chunks) => (
            <Anchor href="/docs/agents" inherit underline="always">
              {chunks}
            </Anchor>
          ),
          href: new URL(MCP_PATH, window.location.origin).href,
          code: (chunks) => <Code>{chunks}</Code>,
        })}
      </PageHeader>
      {allows.apiAccess ? (
        <NewKey />
      ) : (
        <LockedFeature title={keys.length > 0 ? t('pausedByPlan') : t('lockedByPlan')}>
          {keys.length > 0 && t('pausedByPlanHelp')} <AgencyIncludes /> {t('storesNeedNoKey')}
        </LockedFeature>
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title={t('keysNotLoaded')} retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {keys.length > 0 && <KeyList keys={keys} paused={!allows.apiAccess} />}
      {list.isSuccess && keys.length === 0 && allows.apiAccess && (
        <EmptyState title={t('noKeys')}>{t('noKeysHelp')}</EmptyState>
      )}
      <ShowMore list={list} />
    </Stack>
  );
}

function NewKey(): ReactNode {
  const [name, setName] = useState('');
  const create = useMutation(
    api.keys.create.mutationOptions({
      onSuccess: async () => {
        setName('');
        await queryClient.invalidateQueries(api.keys.list.pathFilter());
      },
    }),
  );
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!create.isPending) create.mutate({ name });
  };
  return (
    <>
      <form onSubmit={submit} aria-label={t('newApiKey')}>
        <Group align="flex-end" gap="sm">
          <TextInput
            label={t('keyName')}
            flex="1 1 200px"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={create.isError && messageOf(create.error)}
          />
          <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
            {t('createKey')}
          </Button>
        </Group>
      </form>
      {create.isSuccess && (
        <SecretPanel
          texts={{ label: t('yourNewKey'), copy: t('copyKey'), done: t('done') }}
          title={t('newKeyNamed', { name: create.variables.name.trim() })}
          secret={create.data.token}
          onDone={create.reset}
        >
          {t('newKeyHelp')}
        </SecretPanel>
      )}
    </>
  );
}
