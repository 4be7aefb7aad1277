import { List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog, Loading } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { useStore } from '../../app/store.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { fieldName, type Field } from '../../words/states.ts';
import { describeSkippedField } from '../../words/skipped-fields.ts';
import type { Run } from './run.ts';
import { t } from '../../messages/runs.ts';

/** Asks once before all listings of a run go live: how many, what is written, and what is not. */
export function PublishAll({
  run,
  onConfirm,
  onClose,
}: {
  readonly run: Run;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const store = useStore();
  const { ready } = run.counts;
  const preview = useQuery(
    api.runs.previewPublish.queryOptions({ runId: run.id }, { staleTime: 0, gcTime: 0 }),
  );
  return (
    <ConfirmDialog
      opened
      title={t('confirmPublishAll', { count: ready })}
      action={t('publishAll', { count: ready })}
      keep={t('notNow')}
      busy={false}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text style={{ overflowWrap: 'anywhere' }}>
          {t('publishAllHelp', { count: ready, host: store.host })}
        </Text>
        {preview.isPending && <Loading name={t('previewing')} />}
        <ErrorMessage error={preview.error} title={t('previewFailed')} />
        {preview.data !== undefined && <Preview preview={preview.data} ready={ready} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Preview({
  preview: { products: products, fields, skippedFields },
  ready,
}: {
  readonly preview: {
    readonly products: number;
    readonly fields: readonly {
      readonly field: Field;
      readonly count: number;
    }[];
    readonly skippedFields: readonly (Parameters<typeof describeSkippedField>[0] & {
      readonly count: number;
    })[];
  };
  readonly ready: number;
}): ReactNode {
  return (
    <>
      {products < ready && (
        <Text size="sm" c="dimmed">
          {t('previewBasis', { products })}
        </Text>
      )}
      {fields.length > 0 && (
        <List size="sm" spacing={2}>
          {fields.map(({ field, count }) => (
            <List.Item key={field}>{t('fieldCount', { field: fieldName(field), count })}</List.Item>
          ))}
        </List>
      )}
      {skippedFields.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            {t('notChanged')}
          </Text>
          <List size="sm" spacing={2}>
            {skippedFields.map((one) => (
              <List.Item key={`${one.field} ${one.because}`}>
                {t('skippedInPreview', { count: one.count, field: describeSkippedField(one) })}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </>
  );
}
