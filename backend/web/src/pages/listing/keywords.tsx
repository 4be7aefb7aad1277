import { Paper, Text } from '@mantine/core';
import { LISTING_TEXT_FIELDS, type KeywordPlacement } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { FIELD_NAMES } from './field-names.ts';

const REASONS: ReadonlyMap<string | undefined, string> = new Map([
  ['unsupported', "Not used: your details don't say this. If it is true, add it to them."],
  ['banned', 'Not used: it contains a word to avoid.'],
  ['refused', "Not used: the platform doesn't allow this wording."],
  ['no_room', 'Not used: no field had room for it.'],
  ['not_used', "Not in the listing's current text."],
]);

/** Where the keywords of the request are. */
export function Keywords({
  placements,
}: {
  readonly placements: readonly KeywordPlacement[];
}): ReactNode {
  return (
    <Paper p="md" component="section" aria-label="Your keywords">
      <Text size="sm" fw={600} mb={4}>
        Your keywords
      </Text>
      <ul style={{ margin: 0, paddingInlineStart: '1.2em', overflowWrap: 'anywhere' }}>
        {placements.map((placement) => (
          <li key={placement.keyword}>
            <Text span size="sm">
              <strong>{placement.keyword}</strong>: {describe(placement)}
            </Text>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function describe({ fields, reason }: KeywordPlacement): string {
  const names = LISTING_TEXT_FIELDS.filter((field) => fields.includes(field)).map(
    (field) => FIELD_NAMES[field],
  );
  return names.length > 0 ? names.join(', ') : (REASONS.get(reason) ?? 'Not used.');
}
