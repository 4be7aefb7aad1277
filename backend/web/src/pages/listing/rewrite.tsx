import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TONES, type ListingTextField, type Tone } from '@wareword/shared-schema';
import { ConfirmDialog, Dialog } from '@wareword/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { api, client, messageOf } from '../../api.ts';
import { refreshAccount, useAccount } from '../../app/account.ts';
import { Difference } from './difference.tsx';
import { FIELD_NAMES } from './field-names.ts';
import { readableText } from './field-text.ts';
import { refreshListing, showListing, shownListing, type ShownListing } from './shown-listing.ts';
import { formatRenewal } from '../../format.ts';
import { inSentence, toneName } from '../../names.ts';
import { t } from '../../messages/listing.ts';

/** Polling interval for a rewrite. */
const POLL_MS = 1_000;

/** Says why nothing can be written again. */
const NO_REWRITES_ID = 'no-rewrites';

interface RunningRewrite {
  readonly jobId: string;
  /** The text that is being replaced. */
  readonly before: string;
}

/** Has one field written again: asks first, since it costs a listing, and shows what changed. */
export function Rewrite({
  found,
  field,
}: {
  readonly found: ShownListing;
  readonly field: ListingTextField;
}): ReactNode {
  const { remaining } = useAccount().usage;
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState<RunningRewrite>();
  const name = FIELD_NAMES[field]();
  const before = readableText(found.listing[field], field);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('rewriteNamed', { name })}
        {...(remaining > 0 ? {} : { disabled: true, 'aria-describedby': NO_REWRITES_ID })}
        onClick={() => setAsking(true)}
      >
        {t('rewrite')}
      </Button>
      {asking && (
        <RewriteQuestion
          found={found}
          field={field}
          onStart={(jobId) => {
            setAsking(false);
            setRunning({ jobId, before });
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {running !== undefined && (
        <RewriteResult
          {...running}
          id={found.id}
          field={field}
          onClose={() => setRunning(undefined)}
        />
      )}
    </>
  );
}

/** In sight of the buttons that do nothing: a phone shows no title of theirs. */
export function NoRewrites(): ReactNode {
  const { remaining } = useAccount().usage;
  if (remaining > 0) return null;
  return (
    <Text size="sm" id={NO_REWRITES_ID}>
      {t('noRewritesLeft', { date: formatRenewal(new Date()) })}
    </Text>
  );
}

function RewriteQuestion({
  found,
  field,
  onStart,
  onClose,
}: {
  readonly found: ShownListing;
  readonly field: ListingTextField;
  readonly onStart: (jobId: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { usage, writesWithAi } = useAccount();
  const { remaining } = usage;
  const [tone, setTone] = useState<Tone>(found.tone);
  // The same key for a second try, which may be the first one's.
  const key = useRef(`rewrite-${crypto.randomUUID()}`);
  const name = inSentence(FIELD_NAMES[field]());
  const start = useMutation(
    api.listings.rewrite.mutationOptions({
      onSuccess: ({ jobId }) => {
        void refreshAccount();
        onStart(jobId);
      },
    }),
  );
  return (
    <ConfirmDialog
      opened
      title={t('rewriteQuestion', { name })}
      action={t('rewriteField', { name })}
      busy={start.isPending}
      error={start.isError ? messageOf(start.error) : undefined}
      onConfirm={() => start.mutate({ id: found.id, field, tone, key: key.current })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text>{t('rewriteHelp', { remaining })}</Text>
        <NativeSelect
          label={t('tone')}
          description={writesWithAi ? undefined : t('toneWithoutAi')}
          data={TONES.map((value) => ({ value, label: toneName(value) }))}
          value={tone}
          onChange={({ currentTarget }) => {
            key.current = `rewrite-${crypto.randomUUID()}`;
            setTone(TONES.find((known) => known === currentTarget.value) ?? found.tone);
          }}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function RewriteResult({
  jobId,
  before,
  id,
  field,
  onClose,
}: RunningRewrite & {
  readonly id: string;
  readonly field: ListingTextField;
  readonly onClose: () => void;
}): ReactNode {
  const { remaining } = useAccount().usage;
  const job = useQuery(
    api.listings.job.queryOptions(
      { id: jobId },
      {
        refetchInterval: ({ state }) =>
          state.data?.status === 'complete' || state.data?.status === 'failed' ? false : POLL_MS,
      },
    ),
  );
  const status = job.data?.status;
  const [after, setAfter] = useState<string>();
  useEffect(() => {
    if (status !== 'complete' && status !== 'failed') return;
    void refreshAccount();
    if (status === 'failed') return;
    void refreshListing(id).then(() => {
      const shown = shownListing(id);
      if (shown !== undefined) setAfter(readableText(shown.listing[field], field));
    });
  }, [status, id, field]);
  const undo = useMutation({ mutationFn: () => undoRewrite(id, field), onSuccess: onClose });
  const name = FIELD_NAMES[field]();
  return (
    <Dialog opened onClose={onClose} title={t('rewriteNamed', { name })}>
      <Stack gap="sm">
        {status === 'failed' ? (
          <Text role="status">
            {job.data?.errorCode === 'unchanged' ? t('rewriteUnchanged') : t('rewriteFailed')}
          </Text>
        ) : after === undefined ? (
          <Text role="status">{job.isError ? t('reconnecting') : t('rewriting')}</Text>
        ) : (
          <>
            <Text role="status">{t('rewritten', { remaining })}</Text>
            <Difference before={before} after={after} names={[t('before'), t('now')]} />
            {undo.isError && <Text c="var(--ww-error)">{messageOf(undo.error)}</Text>}
            <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
              {t('undo')}
            </Button>
          </>
        )}
        <Button onClick={onClose}>{t('done')}</Button>
      </Stack>
    </Dialog>
  );
}

/** Restores the version before the rewrite. What was edited in the meantime stays a version. */
async function undoRewrite(id: string, field: ListingTextField): Promise<void> {
  const versions = await client.listings.versions.query({ id });
  const rewritten = versions.findIndex(
    (version) => version.cause === 'rewritten' && version.field === field,
  );
  const before = versions[rewritten + 1];
  const shown = shownListing(id);
  if (rewritten === -1 || before === undefined || shown === undefined) return;
  const { current } = await client.listings.restore.mutate({
    ...{ id, revision: shown.revision, version: before.version },
  });
  showListing(id, current);
}
