import type { RequestFacts } from './facts/request-facts.ts';
import { violationsIn } from './violations.ts';
import { GenerationError } from './errors.ts';
import type { ModelUsage, Written } from './writer.ts';

/**
 * A draft as good as its writer makes it: where it offends and can be revised, that is asked for
 * once, and the draft that offends less is taken. What still offends is the finisher's business.
 */
export async function better(first: Written, facts: RequestFacts): Promise<Written> {
  if (first.revise === undefined) return first;
  const violations = violationsIn(first.draft, facts);
  if (violations.length === 0) return first;
  let second: Written;
  try {
    second = await first.revise(violations);
  } catch (error) {
    // There is a draft: what ends the second attempt does not end the first.
    if (error instanceof GenerationError) return first;
    throw error;
  }
  const usage = sum(first.usage, second.usage);
  // Fields that the second attempt leaves out are taken from the first.
  const merged = { ...first.draft, ...second.draft };
  const mended = violationsIn(merged, facts).length < violations.length;
  return { draft: mended ? merged : first.draft, ...(usage === undefined ? {} : { usage }) };
}

function sum(one: ModelUsage | undefined, other: ModelUsage | undefined): ModelUsage | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const cost =
    one.cost === undefined || other.cost === undefined ? undefined : one.cost + other.cost;
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    ...(cost === undefined ? {} : { cost }),
  };
}
