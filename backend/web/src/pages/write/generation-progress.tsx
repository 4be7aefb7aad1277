import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice } from '@wareword/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { api, messageOf, statusOf } from '../../api.ts';
import { refreshAccount, useAccount } from '../../app/account.ts';
import { reloadPage } from '../../app/reload-page.ts';
import { withTexts } from '../../app/with-texts.ts';
import { Loading } from '../../app/page-body.tsx';
import { LIMITS } from '../../limits.ts';
import { formatDuration } from '../../format.ts';
import { t } from '../../messages/write.ts';

// Not needed for writing: loaded while the first listing is being written.
const fetchView = () => withTexts(() => import('../listing/listing-view.tsx'));
const DeletedListing = lazy(() =>
  withTexts(() => import('../listing/deleted-listing.tsx')).then(
    ({ DeletedListing: view }) => ({ default: view }),
    reloadPage,
  ),
);
const ListingView = lazy(() =>
  fetchView().then(({ ListingView: view }) => ({ default: view }), reloadPage),
);

/** How often a listing in progress is polled. */
const POLL_MS = 1_000;

/** Writing rarely takes longer; after that the bar waits near its end. */
const TYPICAL_SECONDS = 35;

/** One listing from queued to written or failed. The page can be left and reopened. */
export function GenerationProgress({
  jobId,
  onShown,
  onLeave,
}: {
  readonly jobId: string;
  /** Called when the complete listing is visible. */
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
        // Also in a background tab, so that the listing is there when someone comes back to it.
        refetchIntervalInBackground: true,
      },
    ),
  );
  const status = job.data?.status;
  useEffect(() => {
    // If this fails, it is retried when it is rendered.
    fetchView().catch(() => undefined);
  }, []);
  const settled = status === 'complete' || status === 'failed';
  useEffect(() => {
    // The credit is counted when the listing is requested, and refunded if it fails.
    if (settled) void refreshAccount();
  }, [settled]);
  if (statusOf(job.error) === 404) {
    return <Notice title={t('listingNotFound')}>{t('listingNotFoundHelp')}</Notice>;
  }
  if (job.data === undefined) {
    return job.isError ? (
      <ErrorNotice title={t('progressNotLoaded')} retry={() => void job.refetch()}>
        {t('progressNotLoadedHelp', { error: messageOf(job.error) })}
      </ErrorNotice>
    ) : (
      <ProgressBar seconds={0} step={t('queued')} />
    );
  }
  const { status: step, attempts, createdAt, errorCode, listingId } = job.data;
  switch (step) {
    case 'queued':
    case 'processing':
      return (
        <ElapsedTime since={createdAt}>
          {(seconds) => (
            <ProgressBar
              seconds={seconds}
              step={describeStep(step, attempts)}
              trouble={job.isError ? t('reconnecting') : ''}
            />
          )}
        </ElapsedTime>
      );
    case 'failed':
      return (
        <ErrorNotice title={t('writingFailed')}>
          {t('failedNotCharged', { reason: describeFailure(errorCode, attempts) })}
        </ErrorNotice>
      );
    case 'complete':
      return listingId === null ? undefined : (
        <FinishedListing listingId={listingId} onShown={onShown} onLeave={onLeave} />
      );
  }
}

function describeFailure(errorCode: string | null, attempts: number): string {
  if (errorCode === 'job_expired') return t('reasonExpired');
  if (errorCode === 'job_cancelled') return t('reasonCanceled');
  return t('reasonAttemptsFailed', { attempts });
}

function FinishedListing({
  listingId,
  onShown,
  onLeave,
}: {
  readonly listingId: string;
  readonly onShown: () => void;
  readonly onLeave: () => void;
}): ReactNode {
  const { remaining } = useAccount().usage;
  const found = useQuery(api.listings.read.queryOptions({ id: listingId }));
  // In the same request, so that nothing moves when it arrives.
  const explained = useQuery(api.listings.scores.queryOptions({ id: listingId }));
  if (found.isLoadingError) {
    return (
      <ErrorNotice title={t('listingNotLoaded')} retry={() => void found.refetch()}>
        {t('listingNotLoadedHelp', { error: messageOf(found.error) })}
      </ErrorNotice>
    );
  }
  if (found.isPending || explained.isLoading)
    return <ProgressBar seconds={TYPICAL_SECONDS} step={t('loadingYourListing')} />;
  if (found.data.deletedAt !== null) {
    return (
      <Suspense fallback={<Loading />}>
        <DeletedListing id={listingId} />
      </Suspense>
    );
  }
  return (
    <Stack gap="sm">
      <Text role="status" fw={600}>
        {t('listingReady', { remaining })}
      </Text>
      <Suspense fallback={<Loading />}>
        <ListingView
          found={found.data}
          actions={
            <Button variant="default" size="sm" onClick={onLeave}>
              {t('newListing')}
            </Button>
          }
        />
        <RunOnMount run={onShown} />
      </Suspense>
    </Stack>
  );
}

/** Runs a callback once its siblings have rendered. */
function RunOnMount({ run }: { readonly run: () => void }): ReactNode {
  const first = useRef(run);
  useEffect(() => first.current(), []);
  return null;
}

function ProgressBar({
  seconds,
  step,
  trouble = '',
}: {
  readonly seconds: number;
  readonly step: string;
  readonly trouble?: string;
}): ReactNode {
  return (
    <Paper p="lg">
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={600} role="status">
            {step}
          </Text>
          <Text size="sm">{seconds > 2 ? formatDuration(seconds) : ''}</Text>
        </Group>
        <Progress
          value={Math.min(95, 5 + (seconds / TYPICAL_SECONDS) * 90)}
          animated
          aria-label={t('writing')}
        />
        <Text size="sm" c="dimmed">
          {trouble !== '' ? trouble : t('leavePageHelp')}
        </Text>
      </Stack>
    </Paper>
  );
}

function ElapsedTime({
  since,
  children,
}: {
  readonly since: string;
  readonly children: (seconds: number) => ReactNode;
}): ReactNode {
  // Counted from when it is first seen here, because clocks may differ.
  const [began] = useState(() => Math.min(Date.now(), new Date(since).getTime()));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return children(Math.max(0, Math.floor((now - began) / 1_000)));
}

function describeStep(status: 'queued' | 'processing', attempts: number): string {
  if (status === 'processing') {
    return attempts > 1
      ? t('writingAttempt', { attempts, jobAttempts: LIMITS.jobAttempts })
      : t('writingYourListing');
  }
  return attempts > 0 ? t('retryingSoon') : t('queued');
}
