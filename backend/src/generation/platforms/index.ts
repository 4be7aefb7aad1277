import type { Platform } from '@wareword/shared-schema';
import { AMAZON_RULES } from './amazon.ts';
import { isInEffectOn, type Rule } from './rule.ts';
import { SHOPIFY_RULES } from './shopify.ts';
import { WOOCOMMERCE_RULES } from './woocommerce.ts';

export { FIELD_TRAITS } from './field-traits.ts';
export {
  completeText,
  descriptionOf,
  EMPTY_LISTING_TEXT,
  followsRule,
  isThin,
  MAX_STORE_DESCRIPTION,
  type ListingText,
  type MeasuredUnit,
  type Rule,
  type RuleContext,
} from './rule.ts';

/** Every platform's rules as data, past and future ones included; prompt, writer, finisher and scorer read them here. */
export const PLATFORM_RULES: Readonly<Record<Platform, readonly Rule[]>> = {
  amazon: AMAZON_RULES,
  shopify: SHOPIFY_RULES,
  woocommerce: WOOCOMMERCE_RULES,
};

/** The rules of a platform that apply on a day. */
export function rulesOn(platform: Platform, day: string): readonly Rule[] {
  return PLATFORM_RULES[platform].filter((rule) => isInEffectOn(rule, day));
}

/** The largest value that a rule allows on a day; undefined if no such rule applies on that day. */
export function maxOfRule(platform: Platform, id: string, day: string): number | undefined {
  return PLATFORM_RULES[platform].find((rule) => rule.id === id && isInEffectOn(rule, day))?.limit
    ?.max;
}

/** The smallest value that a rule allows.
 * @throws {Error} if it has no minimum, which is a bug
 */
export function minOfRule(platform: Platform, id: string): number {
  const min = PLATFORM_RULES[platform].find((rule) => rule.id === id)?.limit?.min;
  if (min === undefined) throw new Error(`the rule ${id} has no minimum`);
  return min;
}
