import { Button, Grid, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { DEFAULT_PLATFORM, NO_BRAND } from '@wareword/shared-schema';
import { ErrorNotice, Notice, PageHeader } from '@wareword/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { api, client, messageOf, errorCodeOf } from '../../api.ts';
import { refreshAccount, useAccount, type Account } from '../../app/account.ts';
import { takeTriedProduct } from '../../tried-product.ts';
import { AccountKept } from './account-kept.tsx';
import { Checklist } from './checklist.tsx';
import { saveChoices, withChoices } from './choices.ts';
import {
  attemptFor,
  draftFromRequest,
  draftStorageKey,
  deleteDraft,
  EMPTY_DRAFT,
  saveDraft,
  loadDraft,
  platformsOf,
  requestFromDraft,
  type Attempt,
  type Draft,
  type SavedDraft,
} from './draft.ts';
import { useDraftForm } from './draft-form.ts';
import { ProductForm } from './product-form.tsx';
import { Results } from './results.tsx';
import { Sample } from './sample.tsx';
import { t } from '../../messages/write.ts';

/** The main page: a product on the left, its listing on the right. */
export default function WritePage(): ReactNode {
  const account = useAccount();
  const place = draftStorageKey(account);
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const jobIds = search.get('job')?.split(',') ?? [];
  const [jobId] = jobIds;
  const [kept] = useState(() => loadDraft(place) ?? triedDraft(account, place));
  const attempt = useRef<Attempt | undefined>(kept?.attempt);
  const result = useRef<HTMLElement>(null);
  const form = useDraftForm(kept?.draft ?? withChoices(account, EMPTY_DRAFT), (draft) =>
    saveDraft(place, { draft, attempt: attempt.current }),
  );
  const [displacedDraft, setDisplacedDraft] = useState<Draft>();
  usePrefill({
    from: search.get('from') ?? undefined,
    jobIds,
    empty: kept === undefined,
    fill: (draft) => {
      if (kept !== undefined) setDisplacedDraft(form.getValues());
      form.setValues(draft);
    },
  });

  const write = useMutation({
    mutationFn: writeAll,
    onError: (error) => {
      if (errorCodeOf(error) === 'usage_limit_reached') void refreshAccount();
    },
  });
  const show = (asked: readonly string[]): void => {
    attempt.current = undefined;
    deleteDraft(place);
    navigate(`/?job=${asked.join(',')}`, { replace: jobId === undefined });
    void refreshAccount();
    result.current?.scrollIntoView({ block: 'nearest' });
    result.current?.focus({ preventScroll: true });
  };
  // It was below the visible area before. A user who has moved on is not scrolled away.
  const bringIntoView = (): void => {
    const section = result.current;
    if (!isNarrow() || section?.contains(document.activeElement) !== true) return;
    section.scrollIntoView({
      block: 'start',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  };
  const submit = (draft: Draft): void => {
    if (write.isPending) return;
    const next = attemptFor(draft, attempt.current);
    attempt.current = next;
    saveDraft(place, { draft, attempt: next });
    saveChoices(account, draft);
    write.mutate({ draft, key: next.key }, { onSuccess: show });
  };

  return (
    <>
      <PageHeader title={t('writeAListing')} />
      {search.has('kept') && <AccountKept />}
      {displacedDraft !== undefined && (
        <Notice title={t('unfinishedDraft')}>
          <Button
            variant="default"
            onClick={() => {
              form.setValues(displacedDraft);
              setDisplacedDraft(undefined);
            }}
          >
            {displacedDraft.product_name.trim() === ''
              ? t('restoreDraft')
              : t('restoreDraftNamed', { product: displacedDraft.product_name.trim() })}
          </Button>
        </Notice>
      )}
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <ProductForm form={form} busy={write.isPending} onSubmit={submit}>
            {write.isError && errorCodeOf(write.error) !== 'usage_limit_reached' && (
              <ErrorNotice title={t('startFailed')}>
                {t('startFailedHelp', { error: messageOf(write.error) })}
              </ErrorNotice>
            )}
          </ProductForm>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <section
            ref={result}
            tabIndex={-1}
            aria-label={t('listing')}
            style={{ outline: 'none', scrollMarginTop: 72 }}
          >
            {jobId === undefined ? (
              <Stack gap="md">
                <Checklist />
                <Sample platform={platformsOf(form.getValues())[0] ?? DEFAULT_PLATFORM} />
              </Stack>
            ) : (
              <Results
                key={jobId}
                jobIds={jobIds}
                onShown={bringIntoView}
                onLeave={() => {
                  form.setValues(withChoices(account, EMPTY_DRAFT));
                  deleteDraft(place);
                  navigate('/');
                  document.querySelector<HTMLElement>('[data-path="product_name"]')?.focus();
                }}
              />
            )}
          </section>
        </Grid.Col>
      </Grid>
    </>
  );
}

/** What was tried before the account was created, as its first draft. */
function triedDraft(account: Account, place: string): SavedDraft | undefined {
  const tried = takeTriedProduct();
  if (tried === undefined) return undefined;
  const draft = { ...withChoices(account, EMPTY_DRAFT), ...tried };
  saveDraft(place, { draft });
  return { draft };
}

/**
 * Queues a listing for each platform of a draft. A second try with the same key sends the same ones,
 * so those that were queued the first time cost nothing again.
 */
async function writeAll({
  draft,
  key,
}: {
  readonly draft: Draft;
  readonly key: string;
}): Promise<string[]> {
  const request = requestFromDraft(draft);
  const platforms = platformsOf(draft);
  const jobIds: string[] = [];
  for (const platform of platforms) {
    const { jobId } = await client.listings.write.mutate({
      request: { ...request, platform },
      sku: draft.sku,
      key: platforms.length === 1 ? key : `${key}-${platform}`,
    });
    jobIds.push(jobId);
  }
  return jobIds;
}

/** Whether the listing is shown below the form: Mantine's `md` breakpoint. */
function isNarrow(): boolean {
  return window.matchMedia('(max-width: 61.99em)').matches;
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Prefills the form from a listing in the history, or from the jobs in the URL. */
function usePrefill({
  from,
  jobIds,
  empty,
  fill,
}: {
  readonly from: string | undefined;
  readonly jobIds: readonly string[];
  /** Whether the form is empty, so that nothing would be lost. */
  readonly empty: boolean;
  readonly fill: (draft: Draft) => void;
}): void {
  const listing = useQuery(
    api.listings.read.queryOptions({ id: from ?? '' }, { enabled: from !== undefined }),
  );
  const [[askedAtFirst, ...others]] = useState(jobIds);
  const job = useQuery(
    api.listings.job.queryOptions(
      { id: askedAtFirst ?? '' },
      { enabled: empty && askedAtFirst !== undefined },
    ),
  );
  const isForAll = others.length > 0;
  const filled = useRef(false);
  const source = listing.data ?? (from === undefined ? job.data : undefined);
  useEffect(() => {
    if (filled.current || source === undefined) return;
    filled.current = true;
    const draft = draftFromRequest({
      ...source,
      // A listing that was written without a brand is rewritten without the one that is active now.
      brandId: 'brandId' in source ? (source.brandId ?? NO_BRAND) : null,
    });
    // They were asked for together, and differ only in their platform.
    fill(from === undefined && isForAll ? { ...draft, platform: 'all' } : draft);
  }, [source, from, isForAll, fill]);
}
