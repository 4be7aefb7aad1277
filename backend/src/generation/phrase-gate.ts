import { findAvoided } from './brand-words.ts';
import { isViolation, checkSentence } from './gate/check-sentence.ts';
import { readEvidence, type Evidence } from './gate/evidence.ts';
import { tokensOf, type Token } from './gate/tokens.ts';
import { isForbidden } from './platforms/forbidden-wording.ts';
import type { ListingRequest } from './request.ts';
import { groupedVocabulary } from './vocabulary/index.ts';

/** Why a phrase can't be used in a listing. */
export type PhraseProblem = 'banned' | 'refused' | 'unsupported';

/**
 * Creates a function that checks a standalone phrase about a product: undefined if the request
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
 * Adds each choice as a fact: a search for a red mug may find one that comes in red, and an image
 * may show it.
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

/**
 * Whether a phrase names a health condition that the input doesn't mention: "stress relief candle".
 */
function claimsHealthEffect(tokens: readonly Token[], { stems }: Evidence): boolean {
  const groups = groupedVocabulary('health-effects');
  return tokens.some(({ text, stem }) => groups.get(text) === 'conditions' && !stems.has(stem));
}

/**
 * Whether a phrase gives the product an attribute that only a part has: "cork organizer", if only
 * the base is cork.
 */
function describesPartOnly(
  tokens: readonly Token[],
  { attributeTargets, name }: Evidence,
): boolean {
  return tokens.some(({ stem }) => {
    const targets = [...(attributeTargets.get(stem) ?? [])];
    const otherWords = tokens.filter((token) => token.kind === 'word' && token.stem !== stem);
    const describesProduct =
      name.has(stem) || targets.length === 0 || targets.some((target) => name.has(target));
    return (
      !describesProduct &&
      otherWords.length > 0 &&
      !otherWords.some((other) => targets.includes(other.stem))
    );
  });
}
