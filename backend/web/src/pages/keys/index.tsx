import { Anchor, Button, Code, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { CopyButton, EmptyState, ErrorNotice, Notice, PageHead } from '@wareword/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from 'wouter';
import { api, messageOf, queryClient } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { KeyList } from './key-list.tsx';

/** Keys with which programs write listings. */
export default function KeysPage(): ReactNode {
  const { allows, isOwner } = useAccount();
  const list = useInfiniteQuery(
    api.keys.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next }),
  );
  const keys = list.data?.pages.flatMap((page) => page.keys) ?? [];
  return (
    <Stack gap="md" maw={760}>
      <PageHead title="API keys">
        Write listings from your own programs. What keys write counts against the same monthly
        listings. The{' '}
        <Anchor href="/docs" inherit underline="always">
          developer pages
        </Anchor>{' '}
        show how.
      </PageHead>
      {allows.agency ? <NewKey /> : <OnlyAgency resting={keys.length > 0} isOwner={isOwner} />}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title="The keys could not be read" retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {keys.length > 0 && <KeyList keys={keys} resting={!allows.agency} />}
      {list.isSuccess && keys.length === 0 && allows.agency && (
        <EmptyState title="There is no key yet">
          Create one and name it after the program that will use it.
        </EmptyState>
      )}
      {list.hasNextPage && (
        <Button
          variant="default"
          mih={44}
          style={{ alignSelf: 'flex-start' }}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
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
      <form onSubmit={submit} aria-label="New API key">
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Name of a new key"
            flex="1 1 200px"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={create.isError && messageOf(create.error)}
          />
          <Button type="submit" mih={44} loading={create.isPending} disabled={name.trim() === ''}>
            Create key
          </Button>
        </Group>
      </form>
      {create.isSuccess && (
        <Fresh token={create.data.token} name={create.variables.name} onDone={create.reset} />
      )}
    </>
  );
}

/** The one time that a key can be seen. */
function Fresh({
  token,
  name,
  onDone,
}: {
  readonly token: string;
  readonly name: string;
  readonly onDone: () => void;
}): ReactNode {
  return (
    <Paper withBorder p="md" component="section" aria-label="Your new key" role="status">
      <Stack gap="sm">
        <Text fw={600}>Your new key “{name.trim()}”</Text>
        <Text>
          Copy it now and keep it where secrets are kept: it will not be shown again. If it is lost,
          revoke it and create another.
        </Text>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {token}
        </Code>
        <Group gap="xs">
          <CopyButton text={token} size="sm" mih={44}>
            Copy the key
          </CopyButton>
          <Button variant="subtle" mih={44} onClick={onDone}>
            I have kept it
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function OnlyAgency({
  resting,
  isOwner,
}: {
  readonly resting: boolean;
  readonly isOwner: boolean;
}): ReactNode {
  return (
    <Notice title={resting ? 'These keys are resting' : 'API keys are part of the Agency plan'}>
      {resting &&
        'The workspace is not on the Agency plan any more, so the API refuses them. They work again as soon as it is. '}
      Agency gives API keys for your own programs, people who work with you in one workspace, and
      the most listings and brands. Stores that you connect need no key: they work on every plan.{' '}
      {isOwner ? (
        <Anchor component={Link} href="/pricing" inherit underline="always">
          See the plans
        </Anchor>
      ) : (
        'The owner of this workspace can change the plan.'
      )}
    </Notice>
  );
}
