import { Badge, Group, Paper, Progress, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ListingTextField, SeoScores } from '@wareword/shared-schema';
import { labeled } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { gradeOf } from '../../grades.ts';
import { FIELD_NAMES } from './field-names.ts';
import type { ShownListing } from './shown-listing.ts';
import { inSentence } from '../../names.ts';
import { t } from '../../messages/listing.ts';

const NAMES: Readonly<Record<keyof SeoScores, () => string>> = {
  keyword_density: () => t('keywordDensity'),
  readability: () => t('readability'),
  conversion_potential: () => t('conversionPotential'),
  platform_compliance: () => t('platformCompliance'),
};

const ORDER: readonly (keyof SeoScores)[] = [
  'keyword_density',
  'readability',
  'conversion_potential',
  'platform_compliance',
];

/** The four scores as words and numbers, why they are so, and what would raise them. */
export function Scores({ found }: { readonly found: ShownListing }): ReactNode {
  const { seo_scores: scores } = found.listing;
  const explained = useQuery(
    api.listings.scores.queryOptions({ id: found.id }, { placeholderData: (before) => before }),
  );
  // The listing's own is in English.
  const tip = explained.data?.tip ?? found.listing.pro_tip;
  return (
    <Paper p="md" component="section" aria-label={t('scores')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
        {ORDER.map((score) => {
          const reason = explained.data?.reasons.find((one) => one.score === score);
          // A listing that the platform would refuse isn't great, however many other rules it follows.
          const isRefused = score === 'platform_compliance' && found.brokenRules.length > 0;
          const grade = isRefused
            ? { word: () => t('mustFix'), color: 'var(--ww-error)' }
            : gradeOf(scores[score]);
          return (
            <div key={score}>
              <Group justify="space-between" gap="xs">
                <Text size="sm">{NAMES[score]()}</Text>
                <Grade points={scores[score]} grade={grade} />
              </Group>
              <Progress value={scores[score]} color={grade.color} size="sm" mt={4} aria-hidden />
              <Text size="xs" c="dimmed" mt={4} mih={18} style={{ overflowWrap: 'anywhere' }}>
                {reason?.reason}
              </Text>
              <Remedies name={NAMES[score]()} remedies={reason?.remedies ?? []} />
            </div>
          );
        })}
      </SimpleGrid>
      {tip !== '' && (
        <Text size="sm" mt="md" style={{ overflowWrap: 'anywhere' }}>
          {t.rich('tipText', { tip, b: (chunks) => <strong>{chunks}</strong> })}
        </Text>
      )}
    </Paper>
  );
}

function Grade({
  points,
  grade: { word, color },
}: {
  readonly points: number;
  readonly grade: { readonly word: () => string; readonly color: string };
}): ReactNode {
  return (
    <Group gap={6} wrap="nowrap">
      <Badge variant="default" size="sm" styles={{ label: { color } }}>
        {word()}
      </Badge>
      <Text size="sm" fw={600}>
        {t('scorePoints', { points })}
      </Text>
    </Group>
  );
}

function Remedies({
  name,
  remedies,
}: {
  readonly name: string;
  readonly remedies: readonly {
    readonly text: string;
    readonly field?: ListingTextField | undefined;
  }[];
}): ReactNode {
  if (remedies.length === 0) return undefined;
  return (
    <details>
      <summary style={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
        <Text span size="sm">
          {t('howToImprove')}
        </Text>
      </summary>
      <ul
        aria-label={t('howToImproveNamed', { name: inSentence(name) })}
        style={{ margin: 0, paddingInlineStart: '1.2em', fontSize: 'var(--mantine-font-size-sm)' }}
      >
        {remedies.map(({ text, field }) => (
          <li key={`${field} ${text}`}>
            {field === undefined ? text : labeled(FIELD_NAMES[field](), text)}
          </li>
        ))}
      </ul>
    </details>
  );
}
