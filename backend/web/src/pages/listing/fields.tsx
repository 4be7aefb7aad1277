import { Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { countCodePoints, type Listing } from '@wareword/shared-schema';
import { CopyButton, Markup, textOf } from '@wareword/ui';
import type { ReactNode } from 'react';
import { fieldsOf, type Field } from './words.ts';

/** Each field with what copies it. */
export function Fields({ listing }: { readonly listing: Listing }): ReactNode {
  return (
    <Stack gap="sm">
      {fieldsOf(listing).map((field) => (
        <Paper key={field.name} withBorder p="md" component="section" aria-label={field.name}>
          <Group justify="space-between" align="center" mb={6} gap="xs">
            <Title order={2} size="sm">
              {field.name}
              <Text span size="sm" c="dimmed" fw={400}>
                {' '}
                · {countCodePoints(field.text).toLocaleString('en')} characters
              </Text>
            </Title>
            <Group gap="xs">
              {isMarkup(field) && (
                <CopyButton text={textOf(field.text)} of={field.name}>
                  Copy as text
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
          <li key={index}>{item}</li>
        ))}
      </ul>
    );
  }
  if (isMarkup(field)) {
    return (
      <>
        <Markup html={field.text} />
        <details>
          <summary style={{ cursor: 'pointer', minHeight: 32 }}>
            <Text span size="sm">
              The HTML itself
            </Text>
          </summary>
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {field.text}
          </Code>
        </details>
      </>
    );
  }
  return <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{field.text}</Text>;
}

function isMarkup({ name, text }: Field): boolean {
  return name === 'Description' && /<[a-z!/]/i.test(text);
}
