import type { ModelUsage } from '../writer.ts';
import type { OpenAiWriterSettings } from './client.ts';

/** Adds the cost to a result, if its tokens are known and prices are set. */
export function withCost<Result extends { readonly usage?: ModelUsage }>(
  result: Result,
  { prices }: OpenAiWriterSettings,
): Result {
  const { usage } = result;
  if (usage === undefined || prices === undefined) return result;
  return { ...result, usage: { ...usage, cost: costOf(usage, prices) } };
}

const TOKENS_PER_PRICE = 1_000_000;

function costOf(
  { inputTokens, outputTokens }: ModelUsage,
  prices: NonNullable<OpenAiWriterSettings['prices']>,
): number {
  return (inputTokens * prices.input + outputTokens * prices.output) / TOKENS_PER_PRICE;
}
