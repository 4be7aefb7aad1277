import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice } from '@wareword/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { api, messageOf, statusOf } from '../../api.ts';
import { refreshAccount } from '../../app/account.ts';
import { loadAnew } from '../../app/load-anew.ts';
import { Loading } from '../../app/page-body.tsx';

// Not needed to write with: it is fetched while the first listing is written, whose address is kept.
const fetchView = () => import('../listing/listing-view.tsx');
const ListingView = lazy(() =>
  fetchView().then(({ ListingView: view }) => ({ default: view }), loadAnew),
);

/** How often a listing that is being written is asked after. */
const POLL_MS = 1_000;

/** A writer rarely takes longer; past it the bar waits near its end. */
const USUAL_SECONDS = 35;

const ATTEMPTS = 4;

/** One listing from asked for to written, or failed; can be left and come back to. */
export function UnderWay({
  jobId,
  onShown,
  onLeave,
}: {
  readonly jobId: string;
  /** The listing stands there in full. */
  readonly onShown: () => void;
  readonly onLeave: () => void;
}): ReactNode {
  const job = useQuery(
    api.listings.job.queryOptions(
      { id: jobId },
      {
        refetchInterval: ({ state }) =>
          state.data?.status === 'complete' || state.data?.status === 'failed'
            ? false
            : statusOf(state.error) === 404
              ? false
              : POLL_MS,
        // Also in a tab that nobody looks at: unasked after, a job expires.
        refetchIntervalInBackground: true,
      },
    ),
  );
  const status = job.data?.status;
  useEffect(() => {
    // Where this fails, it is tried again when it is shown.
    fetchView().catch(() => undefined);
  }, []);
  const settled = status === 'complete' || status === 'failed';
  useEffect(() => {
    // The credit is counted when the listing is asked for, and comes back where it fails.
    if (settled) void refreshAccount();
  }, [settled]);
  if (statusOf(job.error) === 404) {
    return (
      <Notice title="This listing is not in this workspace">
        You may have switched the workspace since. What is written is in its history.
      </Notice>
    );
  }
  if (job.data === undefined) {
    return job.isError ? (
      <ErrorNotice title="The listing could not be asked after" retry={() => void job.refetch()}>
        {messageOf(job.error)} It is being written all the same, and will be in your history.
      </ErrorNotice>
    ) : (
      <Progressing seconds={0} step="Asked for" />
    );
  }
  const { status: step, attempts, createdAt, errorCode, listingId } = job.data;
  switch (step) {
    case 'queued':
    case 'processing':
      return (
        <Clocked since={createdAt}>
          {(seconds) => (
            <Progressing
              seconds={seconds}
              step={stepOf(step, attempts)}
              trouble={job.isError ? 'The connection is gone for a moment; trying again.' : ''}
            />
          )}
        </Clocked>
      );
    case 'failed':
      return (
        <ErrorNotice title="The listing could not be written">
          {errorCode === 'job_expired'
            ? 'Nobody waited for it any more, so it was given up. '
            : `The writer gave up${attempts > 1 ? ` after ${attempts} tries` : ''}. `}
          It cost nothing: your listing of this month came back. All that you typed is still in the
          form, so you can write it again.
        </ErrorNotice>
      );
    case 'complete':
      return listingId === null ? undefined : (
        <Written listingId={listingId} onShown={onShown} onLeave={onLeave} />
      );
  }
}

function Written({
  listingId,
  onShown,
  onLeave,
}: {
  readonly listingId: string;
  readonly onShown: () => void;
  readonly onLeave: () => void;
}): ReactNode {
  const found = useQuery(
    api.listings.read.queryOptions({ id: listingId }, { staleTime: Infinity }),
  );
  if (found.isError) {
    return (
      <ErrorNotice title="The listing could not be read" retry={() => void found.refetch()}>
        {messageOf(found.error)} It is written, and in your history.
      </ErrorNotice>
    );
  }
  if (found.isPending) return <Progressing seconds={USUAL_SECONDS} step="Written" />;
  return (
    <Stack gap="sm">
      <Text role="status" fw={600}>
        Your listing is written. It used 1 listing of this month, and is kept in your history.
      </Text>
      <Suspense fallback={<Loading />}>
        <ListingView
          platform={found.data.platform}
          listing={found.data.listing}
          actions={
            <Button variant="default" mih={44} size="sm" onClick={onLeave}>
              Start another
            </Button>
          }
        />
        <Once run={onShown} />
      </Suspense>
    </Stack>
  );
}

/** Runs something as soon as what it stands beside is there. */
function Once({ run }: { readonly run: () => void }): ReactNode {
  const first = useRef(run);
  useEffect(() => first.current(), []);
  return null;
}

function Progressing({
  seconds,
  step,
  trouble = '',
}: {
  readonly seconds: number;
  readonly step: string;
  readonly trouble?: string;
}): ReactNode {
  return (
    <Paper withBorder p="lg">
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={600} role="status">
            {step}
          </Text>
          <Text size="sm">{seconds > 2 ? `${seconds} seconds` : ''}</Text>
        </Group>
        <Progress
          value={Math.min(95, 5 + (seconds / USUAL_SECONDS) * 90)}
          animated
          aria-label="Writing"
        />
        <Text size="sm" c="dimmed">
          {trouble !== ''
            ? trouble
            : 'You can leave this page: the listing will be in your history.'}
        </Text>
      </Stack>
    </Paper>
  );
}

function Clocked({
  since,
  children,
}: {
  readonly since: string;
  readonly children: (seconds: number) => ReactNode;
}): ReactNode {
  // From when it is first seen here: two clocks need not agree.
  const [began] = useState(() => Math.min(Date.now(), new Date(since).getTime()));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return children(Math.max(0, Math.floor((now - began) / 1_000)));
}

function stepOf(status: 'queued' | 'processing', attempts: number): string {
  if (status === 'processing') {
    return attempts > 1
      ? `Being written, try ${attempts} of ${ATTEMPTS}`
      : 'Your listing is being written';
  }
  return attempts > 0 ? 'The last try failed; trying again soon' : 'Waiting for its turn';
}
