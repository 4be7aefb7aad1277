import { PLATFORMS } from '@wareword/shared-schema';
import { expect, it } from 'vitest';
import { formatAdvice } from '../../src/generation/index.ts';
import { PLATFORM_RULES, rulesOn, type Rule } from '../../src/generation/platforms/index.ts';

const NAMES = { amazon: 'Amazon', shopify: 'Shopify', woocommerce: 'WooCommerce' } as const;

const INTRODUCTION = `# Listing rules

Every listing is checked against its platform's rules. A listing that Wareword writes never breaks a _must_ rule; an edit can. Breaking a _should_ rule lowers \`platform_compliance\` by its weight. Minimums don't apply to input with fewer than three statements. Amazon's minimum of three bullets applies only to input with at least four. After each rule is the tip that people see if a listing breaks it, and the rule's source.

The rules are data in \`backend/src/generation/platforms/\`; the rule-based writer, the finisher and the scorer read them there. The prompt includes the limits; its other rules are in \`openai/system-prompt.ts\`, beside it. A rule can begin or end on a day; the service goes by the day in UTC. Rules that have ended are kept, because \`pnpm eval --at\` can judge listings as of an earlier day. To change a limit, change its line there and regenerate this page: \`pnpm exec vitest run backend/test/generation/rules-page -u\`. To add a rule, follow [the guide](architecture.md#how-to-add-a-rule-for-a-platform).
`;

/** The dashboard's name for a field. */
function nameOf(field: Rule['field']): string {
  return field === 'backend_terms' ? 'search terms' : field.replaceAll('_', ' ');
}

function rangeOf({ min = 0, max, unit }: NonNullable<Rule['limit']>): string {
  if (max === 0) return 'must be empty';
  if (unit === 'times') return `each word at most ${max === 2 ? 'twice' : `${max} times`}`;
  if (max === undefined) return min === 1 ? 'must not be empty' : `at least ${min} ${unit}`;
  const most = `${max.toLocaleString('en')} ${unit}`;
  return min === 0 ? `up to ${most}` : `${min} to ${most}`;
}

function asText(rule: Rule): string {
  const { id, field, severity, weight, limit, remedy, source, from, until } = rule;
  const word = severity === 'hard' ? 'must' : 'should';
  const range = limit === undefined ? '' : `: ${rangeOf(limit)}`;
  const dates = [from && ` · from ${from}`, until && ` · until ${until}`].join('');
  return `- \`${id}\` · _${word}_, weight ${weight}${dates} · ${nameOf(field)}${range} · tip: _${formatAdvice({ code: remedy }, 'en')}_ · source: ${source}`;
}

it('docs/listing-rules.md lists every rule in the data', async () => {
  const sections = PLATFORMS.map((platform) =>
    [`## ${NAMES[platform]}`, '', ...PLATFORM_RULES[platform].map(asText), ''].join('\n'),
  );
  const page = [INTRODUCTION, ...sections].join('\n');
  await expect(page).toMatchFileSnapshot('../../../docs/listing-rules.md');
});

it('no two rules on one day have the same ID, and each names its source', () => {
  const rules = PLATFORMS.flatMap((platform) => PLATFORM_RULES[platform]);
  for (const day of ['2026-07-26', '2026-07-27']) {
    const ids = PLATFORMS.flatMap((platform) => rulesOn(platform, day)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  for (const { id, source, weight, remedy } of rules) {
    expect([
      id,
      source.length > 5,
      weight > 0,
      /\.$/u.test(formatAdvice({ code: remedy }, 'en')),
    ]).toEqual([id, true, true, true]);
  }
});
