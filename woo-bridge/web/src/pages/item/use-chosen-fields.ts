import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, queryClient } from '../../api.ts';
import type { Field, FieldView, Item } from './item.ts';

/** The fields that publishing writes. A click is shown before it is saved. */
export function useChosenFields(item: Item) {
  const choose = useMutation(
    api.runs.edit.mutationOptions({
      // One after the other, so that the last click is saved last.
      scope: { id: item.id },
      onSuccess: () =>
        queryClient.invalidateQueries(api.runs.item.queryFilter({ itemId: item.id })),
    }),
  );
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const clicked = choose.isPending ? choose.variables.chosen : undefined;
  const isChosen = (field: FieldView) =>
    clicked === undefined || clicked === null
      ? field.chosen
      : clicked.includes(field.field) && field.because !== 'same';
  return {
    chosen: item.fields.filter(isChosen).map(({ field }) => field),
    /** Null for the run's choice. */
    choose: (chosen: Field[] | null) => {
      const save = choose.mutateAsync({ itemId: item.id, chosen });
      saving.current = save;
      // Shown as `error`, with the saved choice. A publish that didn't wait for it publishes that choice.
      save.catch(() => {
        if (saving.current === save) saving.current = Promise.resolve();
      });
    },
    /** Resolves once the last click is saved. */
    saved: () => saving.current,
    error: choose.error,
  };
}
