import { Button, Group, Stack, Text } from '@mantine/core';
import { isGone } from '@wareword/publishing/words';
import type { ReactNode } from 'react';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { FieldSection } from './field-section.tsx';
import { isOpen, isPublished, type Field, type Item } from './item.ts';
import type { useChosenFields } from './use-chosen-fields.ts';
import { t } from '../../messages/runs.ts';

/** Every field of a product, old and new. */
export function Fields({
  item,
  selection,
  onUnsaved,
}: {
  readonly item: Item;
  readonly selection: ReturnType<typeof useChosenFields>;
  readonly onUnsaved: (field: Field, typed: boolean) => void;
}): ReactNode {
  const open = isOpen(item);
  const published = isPublished(item);
  const { chosen, choose, error } = selection;
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
          <Button variant="default" onClick={() => choose(empty)}>
            {t('onlyEmptyFieldsLabel')}
          </Button>
          {item.choseFields && (
            <Button variant="subtle" onClick={() => choose(null)}>
              {t('resetToRunSettings')}
            </Button>
          )}
        </Group>
      )}
      <ErrorMessage error={error} />
      {item.fields.map((field) => (
        <FieldSection
          key={field.field}
          itemId={item.id}
          field={field}
          open={open}
          published={published}
          gone={isGone(item)}
          chosen={chosen.includes(field.field)}
          onChoose={(on) =>
            choose(on ? [...chosen, field.field] : chosen.filter((other) => other !== field.field))
          }
          onUnsaved={(typed) => onUnsaved(field.field, typed)}
        />
      ))}
    </Stack>
  );
}
