import { Button, Grid, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice, Notice, PageHead } from '@wareword/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { api, messageOf, refusalOf } from '../../api.ts';
import { refreshAccount, useAccount } from '../../app/account.ts';
import {
  attemptAt,
  draftOf,
  draftPlace,
  dropDraft,
  EMPTY_DRAFT,
  keepDraft,
  keptDraft,
  type Attempt,
  type Draft,
} from './draft.ts';
import { useDraftForm } from './draft-form.ts';
import { ProductForm } from './product-form.tsx';
import { UnderWay } from './under-way.tsx';

/** The work: a product on the left, its listing on the right. */
export default function WritePage(): ReactNode {
  const account = useAccount();
  const place = draftPlace(account);
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const jobId = search.get('job') ?? undefined;
  const [kept] = useState(() => keptDraft(place));
  const attempt = useRef<Attempt | undefined>(kept?.attempt);
  const result = useRef<HTMLElement>(null);
  const form = useDraftForm(kept?.draft ?? EMPTY_DRAFT, (draft) =>
    keepDraft(place, { draft, attempt: attempt.current }),
  );
  const [aside, setAside] = useState<Draft>();
  usePrefill({
    from: search.get('from') ?? undefined,
    jobId,
    empty: kept === undefined,
    fill: (draft) => {
      if (kept !== undefined) setAside(form.getValues());
      form.setValues(draft);
    },
  });

  const write = useMutation(
    api.listings.write.mutationOptions({
      onError: (error) => {
        if (refusalOf(error) === 'usage_limit_reached') void refreshAccount();
      },
    }),
  );
  const show = (asked: string): void => {
    attempt.current = undefined;
    dropDraft(place);
    navigate(`/?job=${asked}`, { replace: jobId === undefined });
    void refreshAccount();
    result.current?.scrollIntoView({ block: 'nearest' });
    result.current?.focus({ preventScroll: true });
  };
  // Below the form there was no room for it before. Whoever went on to something else stays there.
  const bringIntoView = (): void => {
    const section = result.current;
    if (!isNarrow() || section?.contains(document.activeElement) !== true) return;
    section.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' });
  };
  const submit = (draft: Draft): void => {
    if (write.isPending) return;
    const next = attemptAt(draft, attempt.current);
    attempt.current = next;
    keepDraft(place, { draft, attempt: next });
    const { brand_id, ...request } = draft;
    write.mutate(
      {
        request: { ...request, ...(brand_id === '' ? {} : { brand_id }) },
        key: next.key,
      },
      { onSuccess: (answer) => show(answer.jobId) },
    );
  };

  return (
    <>
      <PageHead title="Write a listing" />
      {aside !== undefined && (
        <Notice title="You had begun another product">
          <Button
            variant="default"
            mih={44}
            onClick={() => {
              form.setValues(aside);
              setAside(undefined);
            }}
          >
            Go back to {aside.product_name.trim() === '' ? 'it' : `“${aside.product_name.trim()}”`}
          </Button>
        </Notice>
      )}
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <ProductForm form={form} busy={write.isPending} onSubmit={submit}>
            {write.isError && refusalOf(write.error) !== 'usage_limit_reached' && (
              <ErrorNotice title="The listing was not asked for">
                {messageOf(write.error)} What you typed is kept, and trying again costs nothing
                twice.
              </ErrorNotice>
            )}
          </ProductForm>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <section
            ref={result}
            tabIndex={-1}
            aria-label="The listing"
            style={{ outline: 'none', scrollMarginTop: 72 }}
          >
            {jobId === undefined ? (
              <Stack gap="xs" visibleFrom="md">
                <EmptyState title="Your listing will stand here">
                  <Text span>
                    Title, description and keywords as the platform wants them, with scores, a
                    preview, and buttons to copy each part.
                  </Text>
                </EmptyState>
              </Stack>
            ) : (
              <UnderWay
                key={jobId}
                jobId={jobId}
                onShown={bringIntoView}
                onLeave={() => {
                  form.setValues({ ...EMPTY_DRAFT, platform: form.getValues().platform });
                  dropDraft(place);
                  navigate('/');
                }}
              />
            )}
          </section>
        </Grid.Col>
      </Grid>
    </>
  );
}

/** Whether the listing stands below the form: Mantine's `md`. */
function isNarrow(): boolean {
  return window.matchMedia('(max-width: 61.99em)').matches;
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Fills the form from a listing of the history, or from the one that the address asks after. */
function usePrefill({
  from,
  jobId,
  empty,
  fill,
}: {
  readonly from: string | undefined;
  readonly jobId: string | undefined;
  /** Nothing was typed that would be lost. */
  readonly empty: boolean;
  readonly fill: (draft: Draft) => void;
}): void {
  const listing = useQuery(
    api.listings.read.queryOptions({ id: from ?? '' }, { enabled: from !== undefined }),
  );
  const [askedAtFirst] = useState(jobId);
  const job = useQuery(
    api.listings.job.queryOptions(
      { id: askedAtFirst ?? '' },
      { enabled: empty && askedAtFirst !== undefined },
    ),
  );
  const filled = useRef(false);
  const source = listing.data ?? (from === undefined ? job.data : undefined);
  useEffect(() => {
    if (filled.current || source === undefined) return;
    filled.current = true;
    fill(draftOf(source.request, 'brandId' in source ? source.brandId : null));
  }, [source, fill]);
}
