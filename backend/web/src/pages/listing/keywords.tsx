import { Paper, Text } from '@mantine/core';
import { LISTING_TEXT_FIELDS, type KeywordPlacement } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { FIELD_NAMES } from './field-names.ts';
import { t } from '../../messages/listing.ts';

const REASONS: ReadonlyMap<string | undefined, () => string> = new Map([
  ['unsupported', () => t('keywordNotInDetails')],
  ['banned', () => t('keywordHasAvoidedWord')],
  ['refused', () => t('keywordNotAllowed')],
  ['no_room', () => t('keywordHadNoRoom')],
  ['not_used', () => t('keywordNotInText')],
]);

/** Where the keywords of the request are. */
export function Keywords({
  placements,
}: {
  readonly placements: readonly KeywordPlacement[];
}): ReactNode {
  return (
    <Paper p="md" component="section" aria-label={t('yourKeywords')}>
      <Text size="sm" fw={600} mb={4}>
        {t('yourKeywords')}
      </Text>
      <ul style={{ margin: 0, paddingInlineStart: '1.2em', overflowWrap: 'anywhere' }}>
        {placements.map((placement) => (
          <li key={placement.keyword}>
            <Text span size="sm">
              {t.rich('keywordPlacement', {
                keyword: placement.keyword,
                places: describe(placement),
                b: (chunks) => <strong>{chunks}</strong>,
              })}
            </Text>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function describe({ fields, reason }: KeywordPlacement): string {
  const names = LISTING_TEXT_FIELDS.filter((field) => fields.includes(field)).map((field) =>
    FIELD_NAMES[field](),
  );
  return names.length > 0 ? names.join(', ') : (REASONS.get(reason)?.() ?? t('notUsed'));
}
