import type { ModelUsage } from './writer.ts';

/**
 * The tokens and cost of two calls together. If the usage of one is unknown, or it wasn't made, the
 * other's is returned; the cost is only known if both costs are.
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
