import { useFetcher } from '@remix-run/react';
import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PublishPreview, RunView } from '../../src/load-context/index.ts';
import { useFrame } from '../frame.ts';
import { useFieldNames } from '../parts/field-names.ts';
import { useListeners } from '../parts/use-listeners.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import type { loader } from '../routes/app.runs.$runId.preview.tsx';

export const PUBLISH_DIALOG = 'publish-dialog';

/** The height of a field in the list. Reserved, so that the button doesn't move when the list arrives. */
const FIELD_LINE_PX = 24;

/** Confirms publishing all listings of a run: how many, and which fields change or not. */
export function PublishDialog({
  run,
  onConfirm,
}: {
  readonly run: RunView;
  readonly onConfirm: () => void;
}): ReactNode {
  const t = useTranslations('runs');
  const { shop } = useFrame();
  const preview = useFetcher<typeof loader>();
  const { ready } = run.counts;
  const data = preview.state === 'idle' ? preview.data : undefined;
  const modal = useRef<HTMLElementTagNameMap['s-modal']>(null);
  useListeners(modal, { show: () => preview.load(`/app/runs/${run.id}/preview`) });
  return (
    <s-modal ref={modal} id={PUBLISH_DIALOG} heading={t('confirmPublish', { count: ready })}>
      <s-stack gap="base">
        <s-paragraph>{t('confirmPublishHelp', { count: ready, shop })}</s-paragraph>
        <s-grid gridTemplateRows={`minmax(${run.settings.fields.length * FIELD_LINE_PX}px, auto)`}>
          {data === undefined && <s-spinner accessibilityLabel={t('previewing')} />}
          {data?.ok === false && <ProblemBanner problem={data.problem} />}
          {data?.ok === true && <Preview preview={data.value} ready={ready} />}
        </s-grid>
      </s-stack>
      <s-button
        slot="primary-action"
        variant="primary"
        commandFor={PUBLISH_DIALOG}
        command="--hide"
        onClick={onConfirm}
      >
        {t('publishCount', { count: ready })}
      </s-button>
      <s-button slot="secondary-actions" commandFor={PUBLISH_DIALOG} command="--hide">
        {t('notNow')}
      </s-button>
    </s-modal>
  );
}

function Preview({
  preview: { products, fields, skipped },
  ready,
}: {
  readonly preview: PublishPreview;
  readonly ready: number;
}): ReactNode {
  const t = useTranslations('runs');
  const fieldName = useFieldNames();
  return (
    <s-stack gap="base">
      {products < ready && (
        <s-text color="subdued">{t('basedOnFirst', { count: products })}</s-text>
      )}
      {fields.length > 0 && (
        <s-unordered-list>
          {fields.map(({ field, count }) => (
            <s-list-item key={field}>
              {t('fieldCount', { field: fieldName(field), count })}
            </s-list-item>
          ))}
        </s-unordered-list>
      )}
      {skipped.length > 0 && (
        <>
          <s-text type="strong">{t('notChanged')}</s-text>
          <s-unordered-list>
            {skipped.map(({ text, count }) => (
              <s-list-item key={text}>{t('notChangedCount', { count, text })}</s-list-item>
            ))}
          </s-unordered-list>
        </>
      )}
    </s-stack>
  );
}
