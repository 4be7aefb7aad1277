import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, PageHead } from '@wareword/ui';
import { useEffect, type ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { api, messageOf, statusOf } from '../../api.ts';
import { refreshAccount } from '../../app/account.ts';
import { Loading } from '../../app/page-body.tsx';
import { useTitle } from '../../app/title.ts';
import { momentOf } from '../listing/words.ts';
import { Downloads } from './downloads.tsx';
import { Progress } from './progress.tsx';
import { Remove } from './remove.tsx';
import { Review } from './review.tsx';
import { Rows } from './rows.tsx';

const LOOK_EVERY_MS = 1_500;

/** One file: what was read of it, how far it is, and what came of it. */
export default function BulkRunPage(): ReactNode {
  const { id } = useParams<{ id: string }>();
  const query = useQuery(
    api.bulk.get.queryOptions(
      { runId: id },
      {
        refetchInterval: ({ state: { data } }) =>
          data !== undefined && (data.state === 'running' || data.writing > 0) && LOOK_EVERY_MS,
      },
    ),
  );
  const run = query.data;
  useTitle(run?.fileName ?? 'Bulk run');
  const used = (run?.written ?? 0) + (run?.writing ?? 0);
  useEffect(() => {
    if (used > 0) void refreshAccount();
  }, [used]);

  if (statusOf(query.error) === 404) return <Gone />;
  if (query.isError && run === undefined) {
    return (
      <ErrorNotice title="This file could not be read" retry={() => void query.refetch()}>
        {messageOf(query.error)}
      </ErrorNotice>
    );
  }
  if (run === undefined) return <Loading />;
  const moves = run.state === 'running' || run.writing > 0;
  return (
    <Stack gap="lg" maw={760}>
      <div>
        <Anchor component={Link} href="/bulk" size="sm" display="inline-block" py={12}>
          All files
        </Anchor>
        <PageHead title={run.fileName}>Uploaded {momentOf(run.createdAt)}.</PageHead>
        {run.state === 'draft' ? <Review run={run} /> : <Progress run={run} />}
      </div>
      {run.written > 0 && <Downloads run={run} />}
      {/* What is worth looking at before the start is not what is after it. */}
      <Rows key={run.state === 'draft' ? 'draft' : 'begun'} run={run} />
      {!moves && <Remove run={run} />}
    </Stack>
  );
}

function Gone(): ReactNode {
  return (
    <EmptyState
      title="There is no such file in this workspace"
      action={
        <Anchor component={Link} href="/bulk">
          See all files
        </Anchor>
      }
    >
      It may have been removed. Listings that it wrote are in the history.
    </EmptyState>
  );
}
