import type { RequestFacts } from './facts/request-facts.ts';
import type { Gate, CheckedDraft } from './gate/index.ts';
import { sumUsage } from './usage.ts';
import { violationsIn } from './violations.ts';
import { GenerationError } from './errors.ts';
import type { Draft, ModelUsage, QuotedText, RemovedSentence, Written } from './writer.ts';

/** A draft whose violations were removed. */
export interface ClearedDraft {
  readonly draft: Draft;
  readonly removed: readonly RemovedSentence[];
  /** The words of the input that the draft's texts are based on, according to the writer. */
  readonly quotes: readonly QuotedText[];
  readonly usage?: ModelUsage | undefined;
}

/**
 * Removes the violations from a model's draft. They are reported to the model once, and the draft
 * with fewer violations is used. In one more call, the model verifies the passages that code can't
 * decide on. Whatever is still unsupported is removed, in whole sentences.
 */
export async function withoutViolations(
  first: Written,
  gate: Gate,
  facts: RequestFacts,
): Promise<ClearedDraft> {
  const better = await reviseOnce(first, gate, facts);
  const { rejected, usage } = await verifyPassages(first, better.checked);
  const { checked } = better;
  const quotes = checked.draft.quotes ?? [];
  return { ...checked.without(rejected), quotes, usage: sumUsage(better.usage, usage) };
}

async function reviseOnce(
  first: Written,
  gate: Gate,
  facts: RequestFacts,
): Promise<{ checked: CheckedDraft; usage: ModelUsage | undefined }> {
  const checked = await gate.check(first.draft);
  const unchanged = { checked, usage: first.usage };
  if (first.revise === undefined) return unchanged;
  const violations = violationsIn(checked, facts);
  if (violations.length === 0) return unchanged;
  let second: Written;
  try {
    second = await first.revise(violations);
  } catch (error) {
    // The first draft is still valid if the second attempt fails.
    if (error instanceof GenerationError) return unchanged;
    throw error;
  }
  // Fields that the second attempt leaves out are taken from the first.
  const quotes = [...(first.draft.quotes ?? []), ...(second.draft.quotes ?? [])];
  const secondCheck = await gate.check({ ...first.draft, ...second.draft, quotes });
  const isBetter = violationsIn(secondCheck, facts).length < violations.length;
  return { checked: isBetter ? secondCheck : checked, usage: sumUsage(first.usage, second.usage) };
}

/**
 * The numbers of the passages that the writer rejects in verification; undefined if it can't
 * verify.
 */
async function verifyPassages(
  first: Written,
  checked: CheckedDraft,
): Promise<{ rejected: ReadonlySet<number> | undefined; usage?: ModelUsage | undefined }> {
  if (first.verify === undefined || checked.passages.length === 0) return { rejected: undefined };
  try {
    return await first.verify(checked.passages);
  } catch (error) {
    if (error instanceof GenerationError) return { rejected: undefined };
    throw error;
  }
}
