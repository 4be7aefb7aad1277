import type { ModelUsage } from './writer.ts';

/**
 * The tokens of two calls together. If one is unknown, only the other is counted; the cost is only
 * known if both are.
 */
export function sumUsage(
  one: ModelUsage | undefined,
  other: ModelUsage | undefined,
): ModelUsage | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const cost =
    one.cost === undefined || other.cost === undefined ? undefined : one.cost + other.cost;
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    ...(cost === undefined ? {} : { cost }),
  };
}
