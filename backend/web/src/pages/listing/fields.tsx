import { Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { countCodePoints, type Listing, type Provenance } from '@wareword/shared-schema';
import { formatCount } from '@wareword/shared-schema/format';
import { Cited, CopyButton, Markup, htmlToText } from '@wareword/ui';
import type { ReactNode } from 'react';
import { fieldsOf, type Field } from './format.ts';

/** The listing's fields, each with a copy button. */
export function Fields({
  listing,
  provenance,
}: {
  readonly listing: Listing;
  readonly provenance: Provenance | null;
}): ReactNode {
  return (
    <Stack gap="sm">
      {fieldsOf(listing, provenance).map((field) => (
        <Paper key={field.name} p="md" component="section" aria-label={field.name}>
          <Group justify="space-between" align="center" mb={6} gap="xs">
            <Title order={2} size="sm">
              {field.name}
              <Text span size="sm" c="dimmed" fw={400}>
                {' '}
                · {formatCount(countCodePoints(field.text), 'character')}
              </Text>
            </Title>
            <Group gap="xs">
              {isMarkup(field) && (
                <CopyButton text={htmlToText(field.text)} of={field.name}>
                  Copy text
                </CopyButton>
              )}
              <CopyButton text={field.text} of={field.name}>
                {isMarkup(field) ? 'Copy HTML' : 'Copy'}
              </CopyButton>
            </Group>
          </Group>
          <Value field={field} />
        </Paper>
      ))}
    </Stack>
  );
}

function Value({ field }: { readonly field: Field }): ReactNode {
  if (field.items !== undefined) {
    return (
      <ul style={{ margin: 0, paddingInlineStart: '1.2em', overflowWrap: 'anywhere' }}>
        {field.items.map((item, index) => (
          <li key={index}>
            <Cited text={item} notes={field.notes[index] ?? []} />
          </li>
        ))}
      </ul>
    );
  }
  if (isMarkup(field)) {
    return (
      <>
        <Markup html={field.text} notes={field.notes[0] ?? []} />
        <details>
          <summary style={{ cursor: 'pointer', minHeight: 32 }}>
            <Text span size="sm">
              View HTML
            </Text>
          </summary>
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {field.text}
          </Code>
        </details>
      </>
    );
  }
  return (
    <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <Cited text={field.text} notes={field.notes[0] ?? []} />
    </Text>
  );
}

function isMarkup({ name, text }: Field): boolean {
  return name === 'Description' && /<[a-z!/]/i.test(text);
}
