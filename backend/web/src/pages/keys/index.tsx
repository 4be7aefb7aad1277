import { Anchor, Button, Code, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { CopyButton, EmptyState, ErrorNotice, Notice, PageHeader } from '@wareword/ui';
import { MCP_PATH } from '@wareword/shared-schema';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from 'wouter';
import { api, messageOf, queryClient } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { useAgencyListings } from '../../billing/use-agency-listings.ts';
import { ShowMore } from '../show-more.tsx';
import { KeyList } from './key-list.tsx';

/** API keys, and a form to create one. */
export default function KeysPage(): ReactNode {
  const { allows, isOwner } = useAccount();
  const list = useInfiniteQuery(
    api.keys.list.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next }),
  );
  const keys = list.data?.pages.flatMap((page) => page.keys) ?? [];
  return (
    <Stack gap="md" maw={760}>
      <PageHeader title="API keys">
        API calls count toward your monthly listings.{' '}
        <Anchor href="/docs" inherit underline="always">
          Read the docs
        </Anchor>
        , or{' '}
        <Anchor href="/docs/agents" inherit underline="always">
          connect an AI agent
        </Anchor>{' '}
        to <Code>{new URL(MCP_PATH, window.location.origin).href}</Code>.
      </PageHeader>
      {allows.agency ? (
        <NewKey />
      ) : (
        <AgencyUpgradeNotice paused={keys.length > 0} isOwner={isOwner} />
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title="Couldn't load your API keys" retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {keys.length > 0 && <KeyList keys={keys} paused={!allows.agency} />}
      {list.isSuccess && keys.length === 0 && allows.agency && (
        <EmptyState title="No API keys yet">Create one for each app that calls the API.</EmptyState>
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
      <form onSubmit={submit} aria-label="New API key">
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Key name"
            flex="1 1 200px"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={create.isError && messageOf(create.error)}
          />
          <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
            Create key
          </Button>
        </Group>
      </form>
      {create.isSuccess && (
        <NewKeyDialog
          token={create.data.token}
          name={create.variables.name}
          onDone={create.reset}
        />
      )}
    </>
  );
}

/** The only time a key is shown. */
function NewKeyDialog({
  token,
  name,
  onDone,
}: {
  readonly token: string;
  readonly name: string;
  readonly onDone: () => void;
}): ReactNode {
  return (
    <Paper p="md" component="section" aria-label="Your new key" role="status">
      <Stack gap="sm">
        <Text fw={600}>Your new key: {name.trim()}</Text>
        <Text>Copy it now. You won't see it again.</Text>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {token}
        </Code>
        <Group gap="xs">
          <CopyButton text={token} size="sm">
            Copy key
          </CopyButton>
          <Button variant="subtle" onClick={onDone}>
            Done
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function AgencyUpgradeNotice({
  paused,
  isOwner,
}: {
  readonly paused: boolean;
  readonly isOwner: boolean;
}): ReactNode {
  const listings = useAgencyListings();
  return (
    <Notice title={paused ? 'Your API keys are paused' : 'API keys are on the Agency plan'}>
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
      )}{' '}
      Connected stores work on every plan and don't need a key.
    </Notice>
  );
}
