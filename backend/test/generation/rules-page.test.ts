import { PLATFORMS } from '@wareword/shared-schema';
import { expect, it } from 'vitest';
import { PLATFORM_RULES, rulesOn, type Rule } from '../../src/generation/platforms/index.ts';

const NAMES = { amazon: 'Amazon', shopify: 'Shopify', woocommerce: 'WooCommerce' } as const;

const INTRODUCTION = `# Listing rules

Every listing is checked against its platform's rules. A rule marked _must_ is never broken by a listing that is returned; one marked _should_ moves \`platform_compliance\` by its weight. Minimums do not apply to input with fewer than three statements, nor does the minimum of Amazon's three bullets to input with fewer than four.

The rules are data in \`backend/src/generation/platforms/\`; the prompt, the rule-based writer, the finisher and the scorer read them there. A rule can begin or end on a day; the service goes by the day in UTC. To change a limit, change its line there and regenerate this page: \`pnpm exec vitest run backend/test/generation/rules-page -u\`.
`;

function rangeOf({ min = 0, max, unit }: NonNullable<Rule['limit']>): string {
  if (max === 0) return 'must be empty';
  if (max === undefined) return `at least ${min} ${unit}`;
  return min === 0 ? `up to ${max} ${unit}` : `${min} to ${max} ${unit}`;
}

function asText(rule: Rule): string {
  const { id, field, hardness, weight, limit, remedy, source, from, until } = rule;
  const word = hardness === 'hard' ? 'must' : 'should';
  const range = limit === undefined ? '' : ` ${rangeOf(limit)}.`;
  const dates = [from && ` · from ${from}`, until && ` · until ${until}`].join('');
  return `- \`${id}\` · _${word}_, weight ${weight}${dates} · ${field.replaceAll('_', ' ')}:${range} ${remedy} (${source})`;
}

it('docs/listing-rules.md tells every rule as it stands in the data', async () => {
  const sections = PLATFORMS.map((platform) =>
    [`## ${NAMES[platform]}`, '', ...PLATFORM_RULES[platform].map(asText), ''].join('\n'),
  );
  const page = [INTRODUCTION, ...sections].join('\n');
  await expect(page).toMatchFileSnapshot('../../../docs/listing-rules.md');
});

it('no two rules of one day share an id, and each says where it comes from', () => {
  const rules = PLATFORMS.flatMap((platform) => PLATFORM_RULES[platform]);
  for (const day of ['2026-07-26', '2026-07-27']) {
    const ids = PLATFORMS.flatMap((platform) => rulesOn(platform, day)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  for (const { id, source, weight, remedy } of rules) {
    expect([id, source.length > 5, weight > 0, /\.$/u.test(remedy)]).toEqual([
      id,
      true,
      true,
      true,
    ]);
  }
});
