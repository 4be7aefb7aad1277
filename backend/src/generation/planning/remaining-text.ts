import type { ProductName, Unit } from '../reading/index.ts';
import { isTagged, tagText, type Tagged } from '../reading/tagging.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { isGenericNoun } from '../realizing/phrases/words.ts';
import { foldWord } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { dependsOnPrevious } from './entries.ts';
import { isProductNoun } from './topics.ts';
import type { Entry, Setting } from './types.ts';

/** Tells whether the rest of a text makes sense without the sentences before it. */

/** Minimum words of a phrase that is understood by itself. */
export const MIN_PHRASE_WORDS = 4;
/** Maximum words of a phrase that belongs to the sentence before it. */
const MAX_FRAGMENT_WORDS = 5;

/**
 * Whether the rest of the prose reads well without the sentences before it.
 * @param mayIntroduce whether it may open on an introduction and a pronoun, which the page explains
 */
export function readsOnAlone(
  [first, ...others]: readonly Entry[],
  setting: Setting,
  mayIntroduce: boolean,
): boolean {
  const [unit] = first?.units ?? [];
  if (first === undefined || unit === undefined) return true;
  const isEnglish = setting.reading.language === 'en';
  const isExplained = mayIntroduce && refersToProduct(unit, setting.reading.name);
  if ((dependsOnOther(unit, setting) || (isEnglish && continuesText(unit.text))) && !isExplained)
    return false;
  const paragraph = others.filter(({ line }) => line === first.line);
  const hasSentence = paragraph.some(({ units: [next] }) => next?.finite === true);
  const isListed = isPhraseOfList(first);
  if (!isEnglish || isListed || startsParagraph(first)) {
    const [next] = others;
    // "Sharp screen" above "Its panel shows …"
    const isHeading = !unit.closed && next !== undefined && startsParagraph(next);
    // A short phrase needs another one: "V-neckline. Two side pockets.", unlike "Comfort, of course. But also …".
    const isBrief =
      unit.words < MIN_PHRASE_WORDS && (next === undefined || dependsOnPrevious(next));
    const isFragment = isEnglish && !isListed && isShortPhrase(unit) && !hasSentence;
    const isPhraseAlone = !isBrief && !isFragment && !STARTS_WITH_PREPOSITION.test(unit.text);
    return isHeading || unit.finite || isPhraseAlone;
  }
  // The facts at the end of a text: "Cotton wick. Burns for 60 hours. Made in Wales."
  const rest = [first, ...paragraph];
  const areFacts =
    (rest.length > 1 || (mayIntroduce && unit.words > MAX_FRAGMENT_WORDS)) &&
    !DESCRIBES_ONLY.test(unit.text) &&
    !STARTS_WITH_PREPOSITION.test(unit.text) &&
    rest.every(
      ({ units: [next] }) =>
        next?.finite === false &&
        !next.dependsOnPrevious &&
        (!isSentence(next) || isWithoutSubject(next.text)),
    );
  if (areFacts) return true;
  // In the middle of a paragraph, a phrase belongs to the sentences before it: "Good for espresso."
  // A longer sentence may end in a remark: "It is named for a wolf that no one tamed, dare you?"
  const isAnswered = unit.text.endsWith('?') && unit.words <= MAX_QUESTION_WORDS;
  return isExplained || (isSentence(unit) && !isAnswered && !isWithoutSubject(unit.text));
}

/** Minimum words of a sentence that makes a line more than a list of phrases. */
const MIN_SENTENCE_WORDS = 8;

/** Maximum words of a question that the next sentence answers. */
const MAX_QUESTION_WORDS = 10;

/** Whether an entry is one of the phrases that its line consists of: "V-neckline. Two side pockets." */
export function isPhraseOfList({ isListPart, line }: Entry): boolean {
  return (
    isListPart && !line.units.some(({ finite, words }) => finite && words >= MIN_SENTENCE_WORDS)
  );
}

/** Minimum words of a unit with an article that is a sentence even if the tagger sees no verb. */
const MIN_LONG_WORDS = 10;

/** A sentence, even if the tagger is wrong about its verb: "Welded seams keep water out in any weather." */
function isSentence({ finite, closed, words, text }: Unit): boolean {
  if (finite || !closed || words <= MAX_FRAGMENT_WORDS) return finite;
  if (STARTS_WITH_PREPOSITION.test(text))
    return INTRODUCES_SUBJECT.test(text) || callsForPurpose(text);
  const tokens = tagText(text);
  const mayBeVerb = ({ word, tag }: Tagged, at: number) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (tag === 'VB') return !isTagged(before, 'TO');
    if (at === 0) return false;
    // "Suede and rubber deliver a soft step", "Foam and mesh combine to …"
    const hasObject = isTagged(before, 'NN') && isTagged(next, 'DT', 'PRP$', 'TO');
    const folded = foldWord(word);
    return (
      FINITE_TAGS.has(tag) ||
      isThirdPerson(folded) ||
      (hasObject && vocabulary('verbs').has(folded))
    );
  };
  return (
    tokens.some(mayBeVerb) ||
    INTRODUCES_SUBJECT.test(text) ||
    CALLS.test(text) ||
    (words >= MIN_LONG_WORDS && STARTS_WITH_ARTICLE.test(text))
  );
}

/** "To keep the shine, simply wipe it with a soft cloth": what to do for a purpose. */
function callsForPurpose(text: string): boolean {
  const [, call = ''] = /^to \p{Ll}[^.?!,:]{3,120}, (?:just |simply )?(.+)$/iu.exec(text) ?? [];
  return call !== '' && verbShapeOf(call) === 'imperative';
}

const FINITE_TAGS: ReadonlySet<string> = new Set(['VBZ', 'VBP', 'MD']);
/** "Embrace the glow", "We took the best" */
const CALLS = /^(?:we|you|i|\p{L}+ (?:the|an?|your|our|this|these)) /iu;
const STARTS_WITH_ARTICLE = /^(?:the|an?|our|this|these|each) /iu;

/** "City to Full City." */
function isShortPhrase({ finite, words }: Unit): boolean {
  return !finite && words <= MAX_FRAGMENT_WORDS;
}

/**
 * Starts of sentences that carry on a text, even if their subject is clear: "Which is well deserved", "Eventually, the
 * scent settles", "You can also wash it", "Think banana bread", "Especially when it rains".
 */
const CARRIES_ON =
  /^(?:(?:yes|no),|which|who|whose|because|think|especially|\p{L}+ly,|(?:after|before|since) (?:that|then|this|which)\b|then\b|(?:\S+ ){1,3}also\b)(?: |$)/iu;

function continuesText(text: string): boolean {
  return CARRIES_ON.test(text) && !text.endsWith('?');
}

/** Whether a sentence is the first of its line. */
export function startsParagraph({ line, units: [unit] }: Entry): boolean {
  return line.units.findIndex(({ id }) => id === unit?.id) <= 0;
}

/** "Helps you relax", "Featuring a zip" and "Rich in wool", unlike "Cut from wool, the coat is warm". */
export function isWithoutSubject(text: string): boolean {
  const shape = verbShapeOf(text);
  if (shape === 'clause' || shape === 'imperative') return false;
  const [one, ...others] = tagText(text);
  const [first, second] = isTagged(one, 'RB') ? others : [one, ...others];
  // "Padded straps line the bag": a participle in front of its noun.
  const isParticiple = isTagged(first, 'VBG', 'VBN', 'VBD') && !isTagged(second, 'NN');
  const isAdjective = isTagged(first, 'JJ') && isTagged(second, 'IN', 'TO');
  if (!isParticiple && !isAdjective) return shape === 'predicate';
  return !INTRODUCES_SUBJECT.test(text);
}

/** "Cut from wool, the coat is warm" */
const INTRODUCES_SUBJECT = /^.{3,160}?, (?:the|this|these|our|you|we|each) /iu;

/** A phrase that continues another statement: "From a small basket to a large one". */
const STARTS_WITH_PREPOSITION =
  /^(?:with(?:out)?|from|for|in|on|at|by|to|of|as|like|than|between)\b/iu;
/** "Rich and warm, with hints of leather": says nothing of what is rich. */
const DESCRIBES_ONLY = /^\p{Lu}\p{Ll}+ (?:and|but|yet) \p{Ll}+, /u;
/** A pronoun near the start: "Layer it over a shirt", "Today he is", unlike "Turn the dial by its rim". */
const EARLY_PRONOUN =
  /^(?:each (?:one|of them)|the (?:latter|former|other)|\p{L}+,? s?he |(?:\S+ ){0,3}(?:it|them|the same)|(?:\S+ ){0,2}(?:its|they|their))\b/iu;
/** A pronoun after an introduction: "Built for camps, it stays dry", "Made for camps, its poles fold". */
const PRONOUN_AFTER_INTRODUCTION =
  /^[^;:.?!]{3,120}?, (its?|they|their|this(?= (?:is|will|has|can|makes?) ))(?:['’]\p{L}+)? /iu;
/** A possessive in the introduction: "At its center, a pendant catches the light". */
const INTRODUCTION_WITH_POSSESSIVE =
  /^(?:at|in|on|with) (its|their) [^.?!]{3,80}?, (?!(?:it|they)\b)/iu;
/** A possessive whose noun follows: "With its steel frame, the tent …". */
const POSSESSIVE_EXPLAINED_LATER =
  /^(?:\S+ ){1,3}(?:its|their) [^.?!]{3,80}?, (?:[Tt]he|[Tt]his|[Tt]hese|[Oo]ur|\p{Lu})/u;

/** "Whether it's for a nap or for a game, this chair …" */
const NAMED_AFTER_CONDITION =
  /^(?:if|when|whether) it(?:['’]s| is) [^.?!]{3,120}?, (?:the|these|this|our) /iu;

/** Whether a sentence depends on a preceding one, unlike "This tent …". */
function dependsOnOther(unit: Unit, setting: Setting): boolean {
  const { text } = unit;
  const isBack =
    unit.dependsOnPrevious &&
    (!POINTS_AT_PRODUCT.test(text) || isPronounBeforeVerb(text)) &&
    !THERE_IS.test(text);
  const isEarly =
    EARLY_PRONOUN.test(text) &&
    !POSSESSIVE_EXPLAINED_LATER.test(text) &&
    !NAMED_AFTER_CONDITION.test(text);
  return (
    isBack ||
    pointsAtOther(text, setting) ||
    isEarly ||
    (setting.reading.language === 'en' && introducesWithOther(text, setting)) ||
    startsWithPronoun(unit) ||
    PRONOUN_AFTER_INTRODUCTION.test(text) ||
    hasUnexplainedThem(text)
  );
}

/** "There's nothing quite like wool", unlike "There's also a hood" */
const THERE_IS = /^there(?:['’]s| is| are) (?!also\b)/iu;
/** "This tent …", unlike "This light tent also has …" */
const POINTS_AT_PRODUCT = /^(?:this|these) (?!(?:\S+ ){1,3}also\b)/iu;

/** "These give way to a long finish", unlike "These work boots have …": a pronoun for what the text has named. */
function isPronounBeforeVerb(text: string): boolean {
  const [pronoun, verb, next] = tagText(text);
  return (
    pronoun !== undefined &&
    (pronoun.word.toLowerCase() === 'these') === !/s$/u.test(verb?.word ?? '') &&
    isInClass(verb?.word ?? '', 'pointing verbs') &&
    !isTagged(next, 'NNS')
  );
}

/** "This corner of the valley …", unlike "This pair of boots …": part of something that the text has named. */
function pointsAtOther(text: string, setting: Setting): boolean {
  const [, noun] = /^(?:this|these) (\p{L}+) of /iu.exec(text) ?? [];
  return (
    setting.reading.language === 'en' &&
    noun !== undefined &&
    !isGenericNoun(noun) &&
    !isProductNoun(noun, setting)
  );
}

/** "From these simple forms, the designer …", unlike "With this tent, …": an introduction points at what the text has named. */
function introducesWithOther(text: string, setting: Setting): boolean {
  const [, named] = POINTING_INTRODUCTION.exec(text) ?? [];
  return (
    named !== undefined &&
    !named.split(' ').some((word) => isGenericNoun(word) || isProductNoun(word, setting))
  );
}

const POINTING_INTRODUCTION =
  /^(?:at|by|from|in|of|on|through|to|with) (?:that|these|this|those) ((?:\p{L}+ ){0,3}\p{L}+), /iu;

/** "The black and red give them a timeless look": nothing before the pronoun can be "them". */
function hasUnexplainedThem(text: string): boolean {
  const at = text.search(/\bthem\b/u);
  return at > 0 && !MAY_BE_THEM.test(text.slice(0, at));
}

/** "Treats with a savory flavor, making them irresistible", "Send it to someone you know and share the day with them" */
const MAY_BE_THEM =
  /\b(?:any|every|some)(?:body|one)\b|\b(?!(?:always|this)\b)\p{L}{2,}[^s\P{L}]s\b|\b(?:children|men|people|women)\b/iu;

/** Whether the pronoun of a sentence can only refer to the product: "Built for camps, it stays dry". */
function refersToProduct({ text }: Unit, { plural }: ProductName): boolean {
  const possessive = INTRODUCTION_WITH_POSSESSIVE.exec(text)?.[1];
  const subject = PRONOUN_AFTER_INTRODUCTION.exec(text)?.[1];
  const pronoun = EARLY_PRONOUN.test(text) ? possessive : subject;
  // "Made for camps, its poles fold" doesn't say what has poles.
  if (pronoun === undefined || (pronoun !== possessive && /^(?:its|their)$/iu.test(pronoun)))
    return false;
  return /^(?:they|their)$/iu.test(pronoun) === plural;
}

/** "It adds …" and "This also covers …", unlike "With a gold case, it adds …". */
export function startsWithPronoun({ text }: Unit): boolean {
  return /^(?:it|they|he|she|its|their|his|her)\b|^(?:this|these) (?:also|even|all|further)\b|^you(?:['’]ll)? both\b|^(?:this|that|these|those) (?:is|are|was|has|have|will|can|makes?)\b/iu.test(
    text,
  );
}
