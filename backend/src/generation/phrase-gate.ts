import { findAvoided } from './brand-words.ts';
import { isViolation, checkSentence } from './gate/check-sentence.ts';
import { readEvidence, type Evidence } from './gate/evidence.ts';
import { tokensOf, type Token } from './gate/tokens.ts';
import { isForbidden } from './platforms/forbidden-wording.ts';
import type { ListingRequest } from './request.ts';
import { groupedVocabulary } from './vocabulary/index.ts';

/** Why a listing cannot have a phrase. */
export type PhraseProblem = 'banned' | 'refused' | 'unsupported';

/**
 * Creates a function that checks a phrase about a product on its own: undefined if the request
 * supports all of it, otherwise the problem.
 */
export async function openPhraseGate(
  request: ListingRequest,
): Promise<(text: string) => Promise<PhraseProblem | undefined>> {
  const { platform } = request;
  const avoided = findAvoided(request);
  const evidence = await readEvidence(withChoicesAsFacts(request));
  return async (text) => {
    if (avoided(text) !== undefined) return 'banned';
    if (isForbidden(text, platform)) return 'refused';
    const tokens = tokensOf(text);
    const isSupported =
      !isViolation(
        await checkSentence(
          { text, quotes: [] },
          { leadIn: '', following: '' },
          evidence,
          platform,
        ),
      ) &&
      !mentionsNegated(tokens, evidence) &&
      !claimsHealthEffect(tokens, evidence) &&
      !describesPartOnly(tokens, evidence);
    return isSupported ? undefined : 'unsupported';
  };
}

/**
 * Each choice counts as a fact here: a search for a red mug may find one that comes in red, and an
 * image may show it.
 */
function withChoicesAsFacts({
  variants = [],
  attributes = [],
  ...request
}: ListingRequest): ListingRequest {
  const choices = variants.map(({ name, values }) => ({ name, value: values.join(', ') }));
  return { ...request, attributes: [...attributes, ...choices] };
}

function mentionsNegated(tokens: readonly Token[], { negated, affirmed }: Evidence): boolean {
  return tokens.some(({ stem }) => negated.has(stem) && !affirmed.has(stem));
}

/** "Stress relief candle": a condition of the body that the input doesn't mention. */
function claimsHealthEffect(tokens: readonly Token[], { stems }: Evidence): boolean {
  const groups = groupedVocabulary('health-effects');
  return tokens.some(({ text, stem }) => groups.get(text) === 'conditions' && !stems.has(stem));
}

/** "Cork organizer", if only the base is cork: a phrase on its own is about the whole product. */
function describesPartOnly(
  tokens: readonly Token[],
  { attributeTargets, name }: Evidence,
): boolean {
  return tokens.some(({ stem }) => {
    const targets = [...(attributeTargets.get(stem) ?? [])];
    const others = tokens.filter((one) => one.kind === 'word' && one.stem !== stem);
    const describesProduct =
      name.has(stem) || targets.length === 0 || targets.some((one) => name.has(one));
    return (
      !describesProduct && others.length > 0 && !others.some((one) => targets.includes(one.stem))
    );
  });
}
