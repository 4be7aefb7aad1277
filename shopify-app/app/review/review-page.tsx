import { useSubmit } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type {
  Changed,
  EditInput,
  Problem,
  Review,
  ReviewField,
  RunActionInput,
} from '../../src/load-context/index.ts';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { Fields } from './fields.tsx';
import { ItemActions, MoreActions } from './item-actions.tsx';
import { isOpen, unsavedOf, valuesOf, type Drafts } from './item.ts';
import { SaveBar } from './save-bar.tsx';
import { Status } from './status.tsx';
import { useKeys } from './use-keys.ts';

/** A product's texts, with unsaved edits. */
export function ReviewPage({
  review,
  problem,
}: {
  readonly review: Review;
  readonly problem: Problem | null;
}): ReactNode {
  const t = useTranslations('review');
  const shell = useTranslations('shell');
  const { item, run, product, fields, previous, next } = review;
  const path = `/app/runs/${run.id}`;
  const change = useAction<RunActionInput, Changed>(`${path}/${item.id}`);
  const choose = useChoice(`${path}/${item.id}`);
  const save = useEdits(review, `${path}/${item.id}`);
  useKeys(
    previous === null ? null : `${path}/${previous}`,
    next === null ? null : `${path}/${next}`,
  );
  // A click is shown before it is saved.
  const clicked = choose.sent?.chosen;
  const isChosen = (field: ReviewField) =>
    clicked === undefined || clicked === null
      ? field.chosen
      : clicked.includes(field.field) && field.because !== 'same';
  const chosen = fields.filter(isChosen).map(({ field }) => field);
  const empty = fields
    .filter(({ currentEmpty, because }) => currentEmpty && because !== 'same')
    .map(({ field }) => field);
  const failure = problem ?? change.problem ?? choose.problem ?? save.problem;
  return (
    <s-page
      heading={
        item.productName === '' ? shell('productNumber', { id: item.productId }) : item.productName
      }
    >
      <s-link slot="breadcrumb-actions" href={path}>
        {t('run')}
      </s-link>
      <ItemActions
        review={review}
        chosen={chosen.length}
        isSaved={!save.unsaved && !save.pending && !choose.pending}
        change={change}
      />
      {failure === null ? <Status review={review} /> : <ProblemBanner problem={failure} />}
      {fields.length > 0 && (
        <s-section heading={t('changes')}>
          <s-stack gap="base">
            <s-text color="subdued">
              {t('differencesHelp')}
              {save.unsaved && ` ${t('saveFirst')}`}
            </s-text>
            <s-stack direction="inline" gap="small" alignItems="center">
              {isOpen(review) && (
                <s-button onClick={() => choose.send({ chosen: empty })}>
                  {t('onlyEmptyFields')}
                </s-button>
              )}
              {isOpen(review) && review.choseFields && (
                <s-button variant="tertiary" onClick={() => choose.send({ chosen: null })}>
                  {t('resetToRunSettings')}
                </s-button>
              )}
              {!item.gone && (
                <s-link href={product.adminUrl} target="_top">
                  {t('openProduct')}
                </s-link>
              )}
              {product.onlineStoreUrl !== null && (
                <s-link href={product.onlineStoreUrl} target="_blank">
                  {t('viewInStore')}
                </s-link>
              )}
            </s-stack>
          </s-stack>
        </s-section>
      )}
      {fields.length > 0 && (
        <Fields
          review={review}
          drafts={save.drafts}
          error={save.problem}
          isChosen={isChosen}
          onChoose={(name, on) =>
            choose.send({
              chosen: on ? [...chosen, name] : chosen.filter((other) => other !== name),
            })
          }
          onDraft={save.draft}
          onRestore={save.restore}
        />
      )}
      {review.tip !== '' && fields.length > 0 && (
        <s-section heading={t('tip')}>
          <s-paragraph>{review.tip}</s-paragraph>
        </s-section>
      )}
      <MoreActions review={review} change={change} />
      <SaveBar
        unsaved={save.unsaved}
        saving={save.pending}
        onSave={save.save}
        onDiscard={save.discard}
      />
    </s-page>
  );
}

/**
 * The selection of fields, saved one click at a time: two requests at once could arrive in any order. A click that
 * still waits when the page is left is sent then.
 */
function useChoice(route: string) {
  const { send, pending, latest, problem } = useAction<EditInput, null>(route, 'PATCH');
  const submit = useSubmit();
  const [clicked, setClicked] = useState<EditInput | null>(null);
  const waiting = useRef<EditInput | null>(null);
  const waits = clicked !== latest;
  useEffect(() => {
    waiting.current = waits ? clicked : null;
    if (waits && !pending && clicked !== null) send(clicked);
  }, [waits, pending, clicked, send]);
  useEffect(
    () => () => {
      if (waiting.current === null) return;
      submit(JSON.stringify(waiting.current), {
        action: route,
        method: 'PATCH',
        encType: 'application/json',
        navigate: false,
      });
    },
    [submit, route],
  );
  return {
    send: setClicked,
    pending: pending || waits,
    sent: pending || waits ? clicked : null,
    problem,
  };
}

const NONE: Drafts = {};

/** Unsaved edits. They are kept if saving fails, and when another text is restored. */
function useEdits({ fields }: Review, route: string) {
  const edit = useAction<EditInput, null>(route, 'PATCH');
  const restore = useAction<EditInput, null>(route, 'PATCH');
  const [typed, setTyped] = useState(NONE);
  const [sent, setSent] = useState(NONE);
  const saved = edit.succeeded && typed === sent;
  const drafts = saved ? NONE : typed;
  const unsaved = unsavedOf(fields, drafts);
  useToast(saved);
  useToast(restore.succeeded);
  return {
    drafts,
    unsaved: Object.keys(unsaved).length > 0,
    pending: edit.pending || restore.pending,
    problem: edit.problem ?? restore.problem,
    draft: (name: ReviewField['field'], draft: string | undefined) => {
      const others = Object.entries(drafts).filter(([other]) => other !== name);
      setTyped({
        ...Object.fromEntries(others),
        ...(draft === undefined ? {} : { [name]: draft }),
      });
    },
    save: () => {
      setSent(typed);
      edit.send({ values: valuesOf(unsaved) });
    },
    discard: () => setTyped({}),
    restore: (name: ReviewField['field']) => restore.send({ values: { [name]: null } }),
  };
}

/** Tells once that changes are saved. */
function useToast(saved: boolean): void {
  const t = useTranslations('review');
  useEffect(() => {
    if (saved) shopify.toast.show(t('changesSaved'));
  }, [saved, t]);
}
