import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ListingTextField } from '@wareword/shared-schema';
import { CopyButton, htmlToText } from '@wareword/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConflictNotice } from './conflict-notice.tsx';
import { FieldEditor } from './field-editor.tsx';
import { FIELD_NAMES } from './field-names.ts';
import { typedField } from './field-text.ts';
import { FieldValue } from './field-value.tsx';
import { LengthText } from './length-text.tsx';
import { describeLength } from './length.ts';
import { notesOf } from './notes.ts';
import { Rewrite } from './rewrite.tsx';
import { savedText } from './save-status.tsx';
import type { ShownListing } from './shown-listing.ts';
import type { Edits } from './use-edits.ts';
import { t } from '../../messages/listing.ts';

/** One field: what it says, how long it may be, and what can be done with it. */
export function FieldSection({
  found,
  field,
  edits,
}: {
  readonly found: ShownListing;
  readonly field: ListingTextField;
  readonly edits: Edits;
}): ReactNode {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const name = FIELD_NAMES[field]();
  const value = found.listing[field];
  const text = typeof value === 'string' ? value : value.join('\n');
  const length = describeLength(value, field, found.limits);
  const problems = found.brokenRules.filter((broken) => broken.field === field);
  const conflict = edits.conflict?.field === field ? edits.conflict : undefined;
  const start = () => {
    edits.begin(field);
    setEditing(true);
  };
  return (
    <Paper p="md" component="section" aria-label={name}>
      <Group justify="space-between" align="center" mb={6} gap="xs">
        <Group gap="xs" align="baseline" flex="1 1 160px">
          <Title order={2} size="sm">
            {name}
          </Title>
          {!editing && <LengthText {...length} />}
          {found.editedFields.includes(field) && (
            <Badge variant="default" size="sm">
              {t('edited')}
            </Badge>
          )}
        </Group>
        <Group gap="xs" flex="none" maw="100%">
          {!editing && (
            <Button
              ref={editButton}
              variant="default"
              size="compact-sm"
              aria-label={t('editNamed', { name })}
              onClick={start}
            >
              {t('edit')}
            </Button>
          )}
          <Rewrite found={found} field={field} />
          {isMarkup(field, text) && (
            <CopyButton text={htmlToText(text)} of={name}>
              {t('copyText')}
            </CopyButton>
          )}
          <CopyButton text={text} of={name}>
            {isMarkup(field, text) ? t('copyHtml') : t('copy')}
          </CopyButton>
        </Group>
      </Group>
      <Stack gap="xs">
        {conflict !== undefined && <ConflictNotice conflict={conflict} edits={edits} />}
        {editing ? (
          <FieldEditor
            key={edits.resets}
            typed={typedField(found.listing, field)}
            name={name}
            saved={savedText(edits.state)}
            measure={(typed) => describeLength(typed, field, found.limits)}
            onSave={(typed) => edits.save(field, typed)}
            onDone={() => setEditing(false)}
          />
        ) : (
          <FieldValue field={field} value={value} notes={notesOf(found.provenance, field)} />
        )}
        {problems.map(({ rule, problem }) => (
          <Text key={rule} size="sm" c="var(--ww-error)">
            {problem}
          </Text>
        ))}
      </Stack>
    </Paper>
  );
}

function isMarkup(field: ListingTextField, text: string): boolean {
  return field === 'description' && /<[a-z!/]/i.test(text);
}
