import { isTagged, tagText } from '../reading/tagging.ts';
import { mainVerbIndexOf } from '../reading/verbs.ts';
import { isPerson } from '../realizing/phrases/words.ts';
import { hasLetterOrDigit } from '../text/words.ts';
import { mainClauseOf } from './main-clause.ts';
import { isProductNoun } from './topics.ts';
import type { Setting } from './types.ts';

/** What the subject of a sentence is. */
export type Subject =
  /** "The Tarn kettle boils", "This roomy bag holds", "It folds" */
  | 'product'
  /** "The lid locks", "Healthy growth starts", "Nothing says summer" */
  | 'other'
  /** A phrase, an imperative, or a predicate: the product is understood. */
  | 'none';

/** "It", "This bag" */
const POINTS_TO_PRODUCT = /^(?:it|its name|they|this|these)\b/iu;
/** Ends the noun phrase of a subject: "the lid of the jar". */
const PHRASE_END = /^(?:of|with|by|for|from|in|on|at|that|which|who)$/iu;

/** The subject of the main clause of an English sentence. */
export function subjectOf(text: string, setting: Setting): Subject {
  const clause = mainClauseOf(text);
  if (POINTS_TO_PRODUCT.test(clause)) return 'product';
  const tokens = tagText(clause).filter(({ word }) => hasLetterOrDigit(word));
  const main = mainVerbIndexOf(tokens);
  // "The grounds smelled of plum"
  const past = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      token.tag === 'VBD' &&
      isTagged(tokens[at - 1], 'NN') &&
      // "tea infused with jasmine"
      !/^(?:by|from|in|with)$/iu.test(tokens[at + 1]?.word ?? ''),
  );
  const verb = main === -1 ? past : main;
  // "Made with herbs that …": the product is understood.
  if (verb === -1 || isTagged(tokens[0], 'VBN', 'VBG', 'VBD')) return 'none';
  const subject = tokens.slice(0, verb);
  // "Wear the badge wherever you go": an imperative with a clause
  if (verb > 1 && isTagged(subject.at(-1), 'PRP')) return 'none';
  const end = subject.findIndex(({ word }, at) => at > 0 && PHRASE_END.test(word));
  const phrase = subject.slice(0, end === -1 ? undefined : end);
  const head = phrase.findLast((token) => !isTagged(token, 'RB', 'MD')) ?? phrase.at(-1);
  const noun = head?.word ?? '';
  if (isProduct(noun, setting)) return 'product';
  // "Our boots", unlike "Our designers"
  if (/^our /iu.test(clause) && !isPerson(noun) && !isPerson(noun.replace(/s$/u, '')))
    return 'product';
  // "The Tarn blend is a fusion of …": what else would it define?
  const isNamed = phrase.some(({ word }) => isProductNoun(word, setting));
  const [be, article] = tokens.slice(verb);
  const isDefinition = /^(?:is|are)$/iu.test(be?.word ?? '') && /^an?$/iu.test(article?.word ?? '');
  // "The chappal is a new kind of footwear that …", in the category of footwear
  const isKind = tokens
    .slice(verb + 1, verb + MAX_COMPLEMENT)
    .some(({ word }) => isProduct(word, setting));
  return isDefinition && (isNamed || isKind) ? 'product' : 'other';
}

/** Whether a noun names the product, or ends a compound that does: "chair" of an armchair. */
function isProduct(noun: string, setting: Setting): boolean {
  const last = setting.reading.name.noun?.toLowerCase() ?? '';
  return (
    isProductNoun(noun, setting) ||
    (noun.length >= MIN_COMPOUND_END && last.endsWith(noun.toLowerCase()))
  );
}

const MIN_COMPOUND_END = 4;
/** Words in which the noun of a definition is. */
const MAX_COMPLEMENT = 7;
