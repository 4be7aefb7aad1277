import type { SeoScores } from '@wareword/shared-schema';
import { conversionChecks } from './conversion.ts';
import type { RequestFacts } from './facts/request-facts.ts';
import { isThin, type ListingText } from './platforms/index.ts';
import { brokenRules, focusDensity, focusOf, readingEase } from './score.ts';

const PLATFORM_NAMES = {
  amazon: 'Amazon',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
} as const;

/**
 * One piece of advice (document, "Listing": pro_tip): what was left out of the input and why, what
 * thin input lacks, or else the change that raises the lowest score most.
 */
export function proTip(text: ListingText, scores: SeoScores, facts: RequestFacts): string {
  const tips: string[] = [];
  if (facts.refused.length > 0) {
    const claims = facts.refused.map((claim) => `"${claim}"`).join(', ');
    tips.push(`Left out because ${PLATFORM_NAMES[facts.platform]} refuses it: ${claims}.`);
  }
  if (isThin(facts)) {
    tips.push(
      'Name at least three features, such as material, size and use: there was too little to fill a listing with.',
    );
  } else {
    tips.push(weakestTip(text, scores, facts));
  }
  return tips.join(' ');
}

function weakestTip(text: ListingText, scores: SeoScores, facts: RequestFacts): string {
  const lowest = Math.min(...Object.values(scores));
  if (lowest === 100) return 'Nothing to mend here: add a photo that shows the product in use.';
  if (scores.platform_compliance === lowest) {
    const heaviest = [...brokenRules(text, facts)].sort((a, b) => b.weight - a.weight)[0];
    if (heaviest !== undefined) return heaviest.remedy;
  }
  if (scores.conversion_potential === lowest) {
    const missed = conversionChecks(text, facts)
      .filter((check) => !check.holds)
      .sort((a, b) => b.weight - a.weight)[0];
    if (missed !== undefined) return missed.remedy;
  }
  if (scores.keyword_density === lowest) {
    return focusDensity(text) < 1
      ? `Use "${focusOf(text)}" in the features: the text mentions it too seldom.`
      : 'Add more features: there is so little to say that the name is much of the text.';
  }
  return readingEase(text) < 60
    ? 'Use shorter words and sentences in the features: the text is hard to read.'
    : 'Say a little more of each feature: the text is very plain.';
}
