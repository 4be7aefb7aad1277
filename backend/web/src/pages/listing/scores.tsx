import { Group, Paper, Progress, SimpleGrid, Text } from '@mantine/core';
import type { SeoScores } from '@wareword/shared-schema';
import type { ReactNode } from 'react';

const NAMES: Readonly<Record<keyof SeoScores, string>> = {
  keyword_density: 'Keyword density',
  readability: 'Readability',
  conversion_potential: 'Conversion potential',
  platform_compliance: 'Platform compliance',
};

const ORDER: readonly (keyof SeoScores)[] = [
  'keyword_density',
  'readability',
  'conversion_potential',
  'platform_compliance',
];

/** The four scores, each out of 100, and the tip. */
export function Scores({
  scores,
  tip,
}: {
  readonly scores: SeoScores;
  readonly tip: string;
}): ReactNode {
  return (
    <Paper p="md" component="section" aria-label="Scores">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
        {ORDER.map((score) => (
          <div key={score}>
            <Group justify="space-between" gap="xs">
              <Text size="sm">{NAMES[score]}</Text>
              <Text size="sm" fw={600}>
                {scores[score]} of 100
              </Text>
            </Group>
            <Progress value={scores[score]} size="sm" mt={4} aria-hidden />
          </div>
        ))}
      </SimpleGrid>
      {tip !== '' && (
        <Text size="sm" mt="md" style={{ overflowWrap: 'anywhere' }}>
          <strong>Tip: </strong>
          {tip}
        </Text>
      )}
    </Paper>
  );
}
