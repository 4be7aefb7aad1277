import { Button, Checkbox, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { labeled, Markup } from '@wareword/ui';
import { useId, useState, type ReactNode } from 'react';
import { fieldNotes } from '@wareword/publishing/words';
import { publishingTexts } from '../../words/publishing-texts.ts';
import { fieldName } from '../../words/states.ts';
import { Side } from './difference.tsx';
import { FieldEditor } from './field-editor.tsx';
import type { FieldView, Item } from './item.ts';
import { t } from '../../messages/runs.ts';

/** One field: the old text on the left, the new one on the right (below, on a phone). */
export function FieldSection({
  itemId,
  field,
  open,
  published,
  gone,
  chosen,
  onChoose,
  onUnsaved,
}: {
  readonly itemId: Item['id'];
  readonly field: FieldView;
  readonly open: boolean;
  readonly published: boolean;
  /** Whether its product was deleted from the store. */
  readonly gone: boolean;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onUnsaved: (typed: boolean) => void;
}): ReactNode {
  const id = useId();
  const [editing, setEditing] = useState(false);
  const [view, setView] = useState<'differences' | 'preview'>('differences');
  const name = fieldName(field.field);
  const note = open || field.because === 'same' ? noteOf(field, chosen) : null;
  const toggle = view === 'preview' ? t('showDifferences') : t('preview');
  return (
    <Paper p="md" component="section" aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h4" id={id}>
          {name}
          {field.edited && <Text span size="sm" c="dimmed" fw={400}>{` ${t('editedByYou')}`}</Text>}
        </Title>
        {open && field.because !== 'same' && (
          <Checkbox
            className="line"
            label={t('publish')}
            aria-label={t('publishField', { name })}
            checked={chosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
      </Group>
      {note !== null && (
        <Text size="sm" mb="xs">
          {note}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Column title={published || gone ? t('before') : t('inStoreNow')}>
          <Value field={field} side="before" view={view} />
        </Column>
        {(editing || field.because !== 'same') && (
          <Column
            title={published ? t('published') : t('newText')}
            remark={
              field.currentText.length > 0 &&
              typeof field.currentText === 'string' &&
              field.because !== 'same' &&
              !field.isRevision
                ? t('rewritten')
                : undefined
            }
          >
            {editing ? (
              <FieldEditor
                itemId={itemId}
                field={field}
                name={name}
                onTyped={onUnsaved}
                onClose={() => {
                  setEditing(false);
                  onUnsaved(false);
                }}
              />
            ) : (
              <Value field={field} side="after" view={view} />
            )}
          </Column>
        )}
      </SimpleGrid>
      <Group gap="sm" mt="sm">
        {open && !editing && (
          <Button
            variant="default"
            aria-label={t('editFieldLink', { name })}
            onClick={() => setEditing(true)}
          >
            {t('edit')}
          </Button>
        )}
        {field.format === 'html' && (
          <Button
            variant="default"
            aria-label={labeled(toggle, name)}
            onClick={() => setView(view === 'preview' ? 'differences' : 'preview')}
          >
            {toggle}
          </Button>
        )}
      </Group>
    </Paper>
  );
}

function Column({
  title,
  remark,
  children,
}: {
  readonly title: string;
  readonly remark?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Stack gap={4} role="group" aria-label={title} miw={0}>
      <Text size="sm" c="dimmed">
        {title}
        {remark !== undefined && `: ${remark}`}
      </Text>
      {children}
    </Stack>
  );
}

function Value({
  field,
  side,
  view,
}: {
  readonly field: FieldView;
  readonly side: 'before' | 'after';
  readonly view: 'differences' | 'preview';
}): ReactNode {
  const value = side === 'before' ? field.current : field.proposed;
  if (view === 'preview' && typeof value === 'string') {
    return (
      <div className="difference shop">
        <Markup html={value} />
      </div>
    );
  }
  return <Side side={side} field={field} />;
}

function noteOf(field: FieldView, chosen: boolean): string | null {
  const notes = fieldNotes(field, publishingTexts);
  return chosen ? notes.whenSelected : notes.whenNotSelected;
}
