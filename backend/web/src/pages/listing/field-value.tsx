import { Code, Text } from '@mantine/core';
import type { ListingTextField } from '@wareword/shared-schema';
import { Cited, Markup, type Note } from '@wareword/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages/listing.ts';

/** A field's text as people read it, with the sources of its stretches on hover. */
export function FieldValue({
  field,
  value,
  notes,
}: {
  readonly field: ListingTextField;
  readonly value: string | readonly string[];
  readonly notes: readonly (readonly Note[])[];
}): ReactNode {
  if (value.length === 0) return <Text c="dimmed">{t('empty')}</Text>;
  if (typeof value !== 'string') {
    if (field !== 'bullets')
      return <Text style={{ overflowWrap: 'anywhere' }}>{value.join(', ')}</Text>;
    return (
      <ul style={{ margin: 0, paddingInlineStart: '1.2em', overflowWrap: 'anywhere' }}>
        {value.map((item, index) => (
          <li key={index}>
            <Cited text={item} notes={notes[index] ?? []} />
          </li>
        ))}
      </ul>
    );
  }
  if (field === 'description' && /<[a-z!/]/i.test(value)) {
    return (
      <>
        <Markup html={value} notes={notes[0] ?? []} />
        <details>
          <summary style={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
            <Text span size="sm">
              {t('viewHtml')}
            </Text>
          </summary>
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {value}
          </Code>
        </details>
      </>
    );
  }
  return (
    <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <Cited text={value} notes={notes[0] ?? []} />
    </Text>
  );
}
