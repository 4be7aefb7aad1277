import { List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@wareword/shared-schema/format';
import { ConfirmDialog, Loading } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { useStore } from '../../app/store.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { FIELD_WORDS } from '../../words/states.ts';
import { describeSkippedField } from '../../words/skipped-fields.ts';
import type { Run } from './run.ts';

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
      title={`Publish ${formatCount(ready, 'listing')}?`}
      action={`Publish ${formatCount(ready, 'listing')}`}
      keep="Not now"
      busy={false}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text style={{ overflowWrap: 'anywhere' }}>
          This changes {formatCount(ready, 'product')} on {store.host}. You can undo this.
        </Text>
        {preview.isPending && <Loading name="Previewing changes" />}
        <ErrorMessage error={preview.error} title="Couldn't preview the changes" />
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
      readonly field: keyof typeof FIELD_WORDS;
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
          Based on the first {formatCount(products, 'product')}:
        </Text>
      )}
      {fields.length > 0 && (
        <List size="sm" spacing={2}>
          {fields.map(({ field, count }) => (
            <List.Item key={field}>
              {FIELD_WORDS[field]}: {formatCount(count, 'product')}
            </List.Item>
          ))}
        </List>
      )}
      {skippedFields.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            Not changed
          </Text>
          <List size="sm" spacing={2}>
            {skippedFields.map((one) => (
              <List.Item key={`${one.field} ${one.because}`}>
                {formatCount(one.count, 'product')}. {describeSkippedField(one)}. Open the product
                to replace it anyway.
              </List.Item>
            ))}
          </List>
        </>
      )}
    </>
  );
}
