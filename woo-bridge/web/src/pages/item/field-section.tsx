import { Button, Checkbox, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Markup } from '@wareword/ui';
import { useId, useState, type ReactNode } from 'react';
import { FIELD_WORDS } from '../../words/states.ts';
import { isVersion, Side } from './difference.tsx';
import { FieldEditor } from './field-editor.tsx';
import type { FieldView, Item } from './item.ts';

/** One field: the old text on the left, the new one on the right (below, on a phone). */
export function FieldSection({
  itemId,
  field,
  open,
  published,
  chosen,
  onChoose,
  onUnsaved,
}: {
  readonly itemId: Item['id'];
  readonly field: FieldView;
  readonly open: boolean;
  readonly published: boolean;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onUnsaved: (typed: boolean) => void;
}): ReactNode {
  const id = useId();
  const [editing, setEditing] = useState(false);
  const [shown, setShown] = useState<'text' | 'shop'>('text');
  const name = FIELD_WORDS[field.field];
  const note = noteOf(field, chosen, open);
  const toggle = shown === 'shop' ? 'Show the differences' : 'Show as shoppers see it';
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h4" id={id}>
          {name}
          {field.edited && (
            <Text span size="sm" c="dimmed" fw={400}>
              {' '}
              (changed by you)
            </Text>
          )}
        </Title>
        {open && field.because !== 'same' && (
          <Checkbox
            className="line"
            label="Publish"
            aria-label={`Publish: ${name}`}
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
        <Column title={published ? 'Before' : 'In the store now'}>
          <Value field={field} side="before" shown={shown} />
        </Column>
        <Column
          title={published ? 'Published' : 'New text'}
          remark={
            field.currentText.length > 0 &&
            typeof field.currentText === 'string' &&
            field.because !== 'same' &&
            !isVersion(field.parts)
              ? 'all of it is new'
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
            <Value field={field} side="after" shown={shown} />
          )}
        </Column>
      </SimpleGrid>
      <Group gap="sm" mt="sm">
        {open && !editing && (
          <Button
            variant="default"
            mih={44}
            aria-label={`Edit: ${name}`}
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        )}
        {field.format === 'html' && (
          <Button
            variant="subtle"
            mih={44}
            aria-label={`${toggle}: ${name}`}
            onClick={() => setShown(shown === 'shop' ? 'text' : 'shop')}
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
  shown,
}: {
  readonly field: FieldView;
  readonly side: 'before' | 'after';
  readonly shown: 'text' | 'shop';
}): ReactNode {
  const value = side === 'before' ? field.current : field.proposed;
  if (shown === 'shop' && typeof value === 'string') {
    return (
      <div className="difference shop">
        <Markup html={value} />
      </div>
    );
  }
  return <Side side={side} field={field} />;
}

/** Why a field is left alone, or what to know before it is not. */
function noteOf(field: FieldView, chosen: boolean, open: boolean): string | null {
  const { because, warning, currentText, proposedText } = field;
  if (because === 'same') {
    return typeof currentText !== 'string' || currentText === proposedText
      ? 'Nothing changes here.'
      : 'The same apart from capitals or spaces: the store keeps what it has.';
  }
  if (!open) return null;
  if (chosen) {
    return warning === null ? null : `An undo could not bring this back exactly: ${warning}`;
  }
  switch (because) {
    case 'not_empty':
      return 'Left alone, since there is a text already and this run only fills what is empty.';
    case 'unrestorable':
      return `Not chosen by itself, since an undo could not bring it back exactly: ${warning ?? ''}`;
    case 'left_out':
    case null:
      return 'Not chosen: the store keeps what it has.';
  }
}
