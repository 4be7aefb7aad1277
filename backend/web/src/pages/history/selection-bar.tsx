import { Button, Group, Paper, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { reloadPage } from '../../app/reload-page.ts';
import { withTexts } from '../../app/with-texts.ts';
import { LIMITS } from '../../limits.ts';
import type { Selection } from './use-selection.ts';
import { t } from '../../messages/history.ts';

// Its menu and dialog are a sixth of the page's code, and few visitors select anything.
const ExportSelected = lazy(() =>
  withTexts(() => import('./export-selected.tsx')).then(
    ({ ExportSelected: view }) => ({ default: view }),
    reloadPage,
  ),
);

/** Above the bottom of the window: an action never moves the list. */
const STICKY = { position: 'sticky', bottom: 8, zIndex: 50 } as const;

/** What can be done with the selected listings, and what was done. */
export function SelectionBar({
  selection,
  selectAll,
}: {
  readonly selection: Selection;
  /** Selects all that match; undefined if all that match are shown. */
  readonly selectAll: (() => Promise<void>) | undefined;
}): ReactNode {
  const { ids } = selection;
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [done, setDone] = useState<string>();
  const all = useMutation({ mutationFn: async () => selectAll?.() });
  const remove = useMutation(
    api.listings.deleteSelected.mutationOptions({
      onSuccess: (gone) => {
        setDeleted(gone);
        setDone(t('deletedListings', { count: gone.length }));
        selection.replace([]);
        return refreshHistory();
      },
    }),
  );
  const undo = useMutation(
    api.listings.restoreSelected.mutationOptions({
      onSuccess: (back) => {
        setDeleted([]);
        setDone(t('restoredListings', { count: back.length }));
        return refreshHistory();
      },
    }),
  );
  const failed = [all, remove, undo].find(({ isError }) => isError);
  if (ids.length === 0 && done === undefined) return null;
  return (
    <Paper p="sm" mt="md" style={STICKY} component="section" aria-label={t('selectedListings')}>
      <Group gap="xs" justify="space-between">
        <Text size="sm" role="status" fw={600}>
          {ids.length > 0 ? t('listingsSelected', { count: ids.length }) : done}
          {selection.isFull && (
            <Text span inherit fw={400}>
              {` ${t('selectionLimit', { selectedListings: LIMITS.selectedListings })}`}
            </Text>
          )}
        </Text>
        {ids.length > 0 ? (
          <Group gap="xs">
            {selectAll !== undefined && !selection.isFull && (
              <Button variant="subtle" px="sm" loading={all.isPending} onClick={() => all.mutate()}>
                {t('selectAllMatching')}
              </Button>
            )}
            <Suspense
              fallback={
                <Button px="sm" loading>
                  {t('export')}
                </Button>
              }
            >
              <ExportSelected ids={ids} onDone={setDone} />
            </Suspense>
            <Button
              variant="default"
              px="sm"
              loading={remove.isPending}
              onClick={() => remove.mutate({ ids: [...ids] })}
            >
              {t('delete')}
            </Button>
            <Button
              variant="subtle"
              px="sm"
              onClick={() => {
                setDone(undefined);
                selection.replace([]);
              }}
            >
              {t('clearSelection')}
            </Button>
          </Group>
        ) : (
          <Group gap="xs">
            {deleted.length > 0 && (
              <Button
                autoFocus
                loading={undo.isPending}
                onClick={() => undo.mutate({ ids: [...deleted] })}
              >
                {t('undo')}
              </Button>
            )}
            <Button
              variant="subtle"
              onClick={() => {
                setDeleted([]);
                setDone(undefined);
              }}
            >
              {t('close')}
            </Button>
          </Group>
        )}
      </Group>
      {failed !== undefined && (
        <Text role="alert" size="sm" c="var(--ww-error)" mt="xs">
          {messageOf(failed.error)}
        </Text>
      )}
    </Paper>
  );
}

function refreshHistory(): Promise<unknown> {
  return queryClient.invalidateQueries(api.listings.pathFilter());
}
