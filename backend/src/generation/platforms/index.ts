import type { Platform } from '@wareword/shared-schema';
import { AMAZON_RULES } from './amazon.ts';
import type { Rule } from './rule.ts';
import { SHOPIFY_RULES } from './shopify.ts';
import { WOOCOMMERCE_RULES } from './woocommerce.ts';

export { keepsRule, isThin, type ListingText, type Rule, type RuleContext } from './rule.ts';

/** Every platform's rules as data; prompt, writer, finisher and scorer all read them here. */
export const PLATFORM_RULES: Readonly<Record<Platform, readonly Rule[]>> = {
  amazon: AMAZON_RULES,
  shopify: SHOPIFY_RULES,
  woocommerce: WOOCOMMERCE_RULES,
};

/** The smallest value that a rule allows; a program error where it has none. */
export function minimumOf(platform: Platform, id: string): number {
  const min = PLATFORM_RULES[platform].find((rule) => rule.id === id)?.limit?.min;
  if (min === undefined) throw new Error(`the rule ${id} has no minimum`);
  return min;
}

/** The largest value that a rule allows; a program error where it has none. */
export function maximumOf(platform: Platform, id: string): number {
  const max = PLATFORM_RULES[platform].find((rule) => rule.id === id)?.limit?.max;
  if (max === undefined) throw new Error(`the rule ${id} has no maximum`);
  return max;
}
