import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { isGone } from '@wareword/publishing/words';
import type { ReactNode } from 'react';
import { api, queryClient } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { FieldSection } from './field-section.tsx';
import { isOpen, isPublished, type Field, type Item } from './item.ts';
import { t } from '../../messages/runs.ts';

/** Every field of a product, old and new. */
export function Fields({
  item,
  onUnsaved,
}: {
  readonly item: Item;
  readonly onUnsaved: (field: Field, typed: boolean) => void;
}): ReactNode {
  const open = isOpen(item);
  const published = isPublished(item);
  const choose = useMutation(
    api.runs.edit.mutationOptions({
      onSuccess: () =>
        queryClient.invalidateQueries(api.runs.item.queryFilter({ itemId: item.id })),
    }),
  );
  // What was just clicked is shown before it is saved.
  const clicked = choose.isPending ? choose.variables.chosen : undefined;
  const isChosen = (field: Item['fields'][number]) =>
    clicked === undefined || clicked === null
      ? field.chosen
      : clicked.includes(field.field) && field.because !== 'same';
  const chosen = item.fields.filter(isChosen).map(({ field }) => field);
  const empty = item.fields
    .filter(({ currentEmpty, because }) => currentEmpty && because !== 'same')
    .map(({ field }) => field);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('differencesHelp')}
      </Text>
      {open && (
        <Group gap="sm">
          <Button
            variant="default"
            onClick={() => choose.mutate({ itemId: item.id, chosen: empty })}
          >
            {t('onlyEmptyFieldsLabel')}
          </Button>
          {item.choseFields && (
            <Button
              variant="subtle"
              onClick={() => choose.mutate({ itemId: item.id, chosen: null })}
            >
              {t('resetToRunSettings')}
            </Button>
          )}
        </Group>
      )}
      <ErrorMessage error={choose.error} />
      {item.fields.map((field) => (
        <FieldSection
          key={field.field}
          itemId={item.id}
          field={field}
          open={open}
          published={published}
          gone={isGone(item)}
          chosen={isChosen(field)}
          onChoose={(on) =>
            choose.mutate({
              itemId: item.id,
              chosen: on
                ? [...chosen, field.field]
                : chosen.filter((other) => other !== field.field),
            })
          }
          onUnsaved={(typed) => onUnsaved(field.field, typed)}
        />
      ))}
    </Stack>
  );
}
