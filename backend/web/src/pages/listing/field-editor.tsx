import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValue, TypedField } from './field-text.ts';
import type { DescribedLength } from './length.ts';
import { LengthText } from './length-text.tsx';
import { t } from '../../messages/listing.ts';

/** A text is saved when the person has stopped typing for this long. */
const PAUSE_MS = 800;

/** Edits a field in place, and saves automatically. */
export function FieldEditor({
  typed,
  name,
  saved,
  measure,
  onSave,
  onDone,
}: {
  /** The text from when the editor opened; later states of the listing don't change what is typed. */
  readonly typed: TypedField;
  readonly name: string;
  /** Whether what was typed is saved, in words. The status above the fields announces it. */
  readonly saved: string;
  readonly measure: (value: FieldValue) => DescribedLength;
  readonly onSave: (value: FieldValue) => void;
  readonly onDone: () => void;
}): ReactNode {
  const [{ text: initial, hint, toValue }] = useState(typed);
  const [text, setText] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string>(undefined);
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  const flush = () => {
    clearTimeout(timer.current);
    if (unsaved.current === undefined) return;
    save.current(toValue(unsaved.current));
    unsaved.current = undefined;
  };
  // Leaving the page within the dashboard saves as well.
  const flushed = useRef(flush);
  useEffect(() => () => flushed.current(), []);
  return (
    <Stack gap="xs">
      <Textarea
        aria-label={name}
        description={hint}
        autosize
        minRows={1}
        maxRows={24}
        autoFocus
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          unsaved.current = value;
          clearTimeout(timer.current);
          timer.current = setTimeout(flush, PAUSE_MS);
        }}
        onBlur={flush}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey))) {
            flush();
            onDone();
          }
        }}
      />
      <Group gap="sm" justify="space-between">
        <LengthText {...measure(toValue(text))} />
        <Group gap="sm">
          <Text size="sm" c="dimmed" aria-hidden>
            {saved}
          </Text>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('doneNamed', { name })}
            onClick={() => {
              flush();
              onDone();
            }}
          >
            {t('done')}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
