import { countWords } from '../../text/words.ts';
import { mainVerbIndex, shapeOf } from '../read/shape.ts';
import { tagText } from '../read/tagging.ts';
import {
  baseOf,
  BASE_VERBS,
  isAlwaysFinite,
  opensAsPredicate,
  thirdPerson,
} from '../read/verbs.ts';

const SHORTEST_PART = 3;
const CONTRACTED = /^(?:you|we|they|it|i)['’](?:re|ve|ll|s|d)\s/iu;

/** The finite form of a verb that hung on, as a sentence of its own needs it; `null` where unsure. */
export function finiteOf(
  { relative, participle, predicate }: Partial<Record<string, string | undefined>>,
  plural: boolean,
): string | null {
  if (relative !== undefined) {
    const low = relative.toLowerCase();
    return opensAsPredicate(low) || /^(?:is|are|has|have|can|will)$/u.test(low)
      ? agreed(low, plural)
      : null;
  }
  if (predicate !== undefined) {
    const low = predicate.toLowerCase();
    return opensAsPredicate(low) || /^(?:is|are|has|can)$/u.test(low) ? agreed(low, plural) : null;
  }
  const stem = participle?.toLowerCase().slice(0, -3) ?? '';
  const base = [stem, `${stem}e`, stem.slice(0, -1)].find((form) => BASE_VERBS.has(form));
  return base === undefined ? null : plural ? base : thirdPerson(base);
}

function agreed(verb: string, plural: boolean): string {
  if (/^(?:is|are)$/u.test(verb)) return plural ? 'are' : 'is';
  if (/^(?:has|have)$/u.test(verb)) return plural ? 'have' : 'has';
  if (isAlwaysFinite(verb)) return verb;
  return plural ? (baseOf(verb) ?? verb) : verb;
}

/** Whether what a sentence is about is plural, by the verb that it takes. */
export function isPlural(sentence: string): boolean {
  const tokens = tagText(sentence);
  const index = mainVerbIndex(tokens);
  const verb = tokens[index]?.word.toLowerCase() ?? '';
  if (/^(?:are|were|have|they)$/u.test(verb)) return true;
  if (baseOf(verb) !== undefined || /^(?:is|was|has)$/u.test(verb)) return false;
  return /^(?:NNS|NNPS)$/u.test(tokens[index - 1]?.tag ?? '');
}

/** Whether a text is a sentence of its own: a subject, a verb that is surely one, nothing hanging. */
export function standsAlone(text: string): boolean {
  if (CONTRACTED.test(text) && countWords(text) >= SHORTEST_PART) return true;
  if (
    countWords(text) < SHORTEST_PART ||
    (text.match(/\(/gu)?.length ?? 0) !== (text.match(/\)/gu)?.length ?? 0)
  )
    return false;
  if (
    /\b(?:and|or|the|a|an|of|with|as|to|for|both|each|your|its|their|in|on|from|by|including|like)$/iu.test(
      text,
    )
  )
    return false;
  if (
    /^(?:which|that|who|where|when|because|as|if|to|for|with|from|including|like|such|or|and|of|while)\b/iu.test(
      text,
    )
  )
    return false;
  const shape = shapeOf(text);
  if (shape === 'imperative') return countWords(text) >= 3;
  if (shape !== 'sentence') return false;
  const tokens = tagText(text);
  const index = mainVerbIndex(tokens);
  const verb = tokens[index]?.word.toLowerCase() ?? '';
  const before = tokens[index - 1]?.tag ?? '';
  // A plural noun and a verb look alike: only what is surely a verb parts a sentence.
  return (
    index <= 12 &&
    index < tokens.length - 1 &&
    (isAlwaysFinite(verb) ||
      (baseOf(verb) !== undefined && /^(?:NN|NNP|PRP|DT)$/u.test(before)) ||
      /^(?:PRP|NNS)$/u.test(before))
  );
}
