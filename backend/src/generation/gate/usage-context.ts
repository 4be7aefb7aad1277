import { STOP_WORDS } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import type { Evidence } from './evidence.ts';
import type { Lexicon } from './lexicon.ts';
import { roleOf } from './roles.ts';
import { isBoundary, type Token } from './tokens.ts';
import { isClaim, isCertainMaterial } from './word-classes.ts';

/**
 * WordNet files of verbs for what only people do: think, say, eat, feel, see, own, act together.
 */
const HUMAN_VERB_FILES: ReadonlySet<string> = new Set(['31', '32', '34', '37', '39', '40', '41']);

/** Maximum unsupported words of a sentence that is checked for usage contexts. */
const MAX_UNSUPPORTED_WORDS = 20;

/**
 * The unsupported words of a sentence that state something about the product. Where and when any
 * product may be used ("on the kitchen table", "cold mornings") and what readers do with any
 * product ("grab it and go") don't count.
 */
export function factualWords(
  tokens: readonly Token[],
  unsupported: readonly number[],
  evidence: Evidence,
): readonly number[] {
  // Each word is checked with the words around it, so long texts of repeated words would be slow.
  if (unsupported.length > MAX_UNSUPPORTED_WORDS) return unsupported;
  const isWeatherSentence = isAboutWeather(tokens, evidence);
  return unsupported.filter(
    (at) =>
      !(isWeatherSentence && isIntangible(tokens[at], evidence.lexicon)) &&
      !(unsupported.length === 1 && isBodyPart(tokens, at, evidence)) &&
      !isFeeling(tokens, at, evidence) &&
      !isUsageContext(tokens, at, evidence) &&
      !belongsToReader(tokens, at, evidence) &&
      !describesUsageContext(tokens, at, evidence) &&
      !isReaderAction(tokens, at, evidence),
  );
}

/**
 * Whether a word is a place, time or meal at which any product may be used, or the first part of
 * one.
 */
function isUsageContext(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const token = tokens[at];
  if (token === undefined || !namesUsageContext(token, evidence)) return false;
  if (isInClass(token.text, 'times')) return isPointInTime(tokens, at);
  const head = headNounAt(tokens, at, evidence.lexicon);
  const last = tokens[head];
  // "Dinner time", "snack time"
  if (last?.text === 'time' && isMeal(token, evidence)) return true;
  // "Kitchen" in "a kitchen timer" says what the timer is for.
  if (head !== at && (last === undefined || !namesUsageContext(last, evidence))) return false;
  const from = phraseStart(tokens, at, evidence);
  const before = tokens[from - 1];
  if (before === undefined) return false;
  if (tokens.slice(from, at).some(({ text }) => UNIVERSAL_DETERMINERS.has(text))) return false;
  const isPlacementWord = ({ text, stem }: Token) =>
    isInClass(text, 'placement words') && !evidence.stems.has(stem);
  if (clauseBefore(tokens, from).some(isPlacementWord)) return false;
  return (
    isInClass(before.text, 'context prepositions') ||
    (isMeal(token, evidence) && isInClass(before.text, 'meal prepositions')) ||
    (isReaderAction(tokens, from - 1, evidence) && !mentionsContents(tokens))
  );
}

function mentionsContents(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => isInClass(text, 'contents words'));
}

/** Determiners that claim a fit: "any shelf". */
const UNIVERSAL_DETERMINERS: ReadonlySet<string> = new Set(['any', 'every', 'all', 'most']);

/**
 * Whether a word describes a usage context: "cold" in "cold mornings", "wobbly" in "a wobbly
 * table".
 */
function describesUsageContext(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const next = tokens[at + 1];
  if (next === undefined || roleOf(tokens, at, evidence.lexicon) !== 'adjective') return false;
  return (
    isUsageContext(tokens, at + 1, evidence) ||
    (isInClass(next.text, 'times') && isPointInTime(tokens, at + 1))
  );
}

/**
 * Whether a time is a moment rather than a period or a count: not "40 mornings", "all evening" or
 * "through the afternoon".
 */
function isPointInTime(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 2), at)
    .every(({ kind, text }) => kind !== 'number' && !DURATION_WORDS.has(text));
}

const DURATION_WORDS: ReadonlySet<string> = new Set(
  'all every each whole entire through throughout per until for'.split(' '),
);

function namesUsageContext(token: Token, evidence: Evidence): boolean {
  const { text } = token;
  if (token.kind !== 'word' || isClaim(token)) return false;
  // "Shelf" is a part of some products and a place for most.
  if (vocabulary('parts').has(text) && !isInClass(text, 'places')) return false;
  if (isInClass(text, 'times')) return true;
  if (isMeal(token, evidence)) return true;
  const hypernyms = [...evidence.lexicon.hypernyms(text)];
  const isPlace =
    isInClass(text, 'places') ||
    hypernyms.some((hypernym) => isInClass(hypernym, 'place hypernyms'));
  if (!isPlace || evidence.lexicon.forms(text).some((form) => isInClass(form, 'specific places')))
    return false;
  if (hypernyms.some((hypernym) => isInClass(hypernym, 'specific place hypernyms'))) return false;
  const isOutdoors = [text, ...hypernyms].some((hypernym) => isInClass(hypernym, 'outdoor places'));
  return !isOutdoors || !isForIndoors(evidence);
}

function isMeal({ text }: Token, { lexicon }: Evidence): boolean {
  return hasHypernymIn(text, 'meal hypernyms', lexicon);
}

function hasHypernymIn(text: string, category: string, lexicon: Lexicon): boolean {
  return [...lexicon.hypernyms(text)].some((hypernym) => isInClass(hypernym, category));
}

/** Whether a word names a feeling: "a pleasure to work on". */
function isFeeling(tokens: readonly Token[], at: number, { lexicon }: Evidence): boolean {
  const { text } = tokens[at] ?? { text: '' };
  return (
    lexicon.nounCategory(text) === 'abstract' &&
    !isCertainMaterial(text) &&
    hasHypernymIn(text, 'feeling hypernyms', lexicon) &&
    roleOf(tokens, at, lexicon) === 'noun'
  );
}

/**
 * Whether food or clothing belongs to the reader, not to the product: "stir the soup", "with
 * jeans".
 */
function belongsToReader(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const { lexicon } = evidence;
  const { text } = tokens[at] ?? { text: '' };
  if (roleOf(tokens, at, lexicon) !== 'noun' || isCertainMaterial(text)) return false;
  const from = phraseStart(tokens, at, evidence);
  const before = tokens[from - 1];
  if (isAdmirer(tokens, at)) return true;
  if (lexicon.nounCategory(text) === 'food' && hasHypernymIn(text, 'food hypernyms', lexicon)) {
    return (
      !mentionsContents(tokens) &&
      tokens[from]?.text === 'the' &&
      isReaderAction(tokens, from - 1, evidence)
    );
  }
  return (
    hasHypernymIn(text, 'clothing hypernyms', lexicon) &&
    /^(?:with|over|under)$/u.test(before?.text ?? '') &&
    clauseBefore(tokens, from).some((token) => isInClass(token.text, 'wearing words'))
  );
}

/** Whether "fan" means an admirer, not the appliance: "young fans", "a fan of the show". */
function isAdmirer(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at] ?? { text: '' };
  if (text === 'fan') return tokens[at + 1]?.text === 'of';
  return text === 'fans' && tokens[at - 1]?.kind !== 'number';
}

/**
 * Whether a body part only says where a product touches its user: "against the skin", "on your
 * wrist".
 */
function isBodyPart(tokens: readonly Token[], at: number, { lexicon }: Evidence): boolean {
  const [before, determiner, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  return (
    token !== undefined &&
    /^(?:the|your)$/u.test(determiner?.text ?? '') &&
    isInClass(before?.text ?? '', 'body part prepositions') &&
    !tokens.some(({ stem }) => stem === 'wear') &&
    lexicon.nounCategory(token.text) === 'attributed' &&
    hasHypernymIn(token.text, 'body part hypernyms', lexicon)
  );
}

/**
 * Whether a sentence is only about the weather or the time: "Rain in the forecast is no reason to
 * stay home."
 */
function isAboutWeather(tokens: readonly Token[], { lexicon, name }: Evidence): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (isInClass(words[0]?.text ?? '', 'context prepositions')) return false;
  const from = SUBORDINATORS.has(words[0]?.text ?? '') ? 1 : 0;
  const subject = words
    .slice(from, from + MAX_WORDS_TO_SUBJECT)
    .find(({ text }) => !STOP_WORDS.has(text) && lexicon.mainPartOfSpeech(text) !== 'adj');
  return (
    subject !== undefined &&
    (isInClass(subject.text, 'times') ||
      hasHypernymIn(subject.text, 'weather hypernyms', lexicon)) &&
    !tokens.some(({ text, stem }) => isInClass(text, 'product words') || name.has(stem))
  );
}

function isIntangible(token: Token | undefined, lexicon: Lexicon): boolean {
  const category = lexicon.nounCategory(token?.text ?? '');
  return (
    category === 'abstract' || (category === 'attributed' && !lexicon.isThing(token?.text ?? ''))
  );
}

const SUBORDINATORS: ReadonlySet<string> = new Set(['when', 'if', 'once', 'while', 'whether']);
const MAX_WORDS_TO_SUBJECT = 3;

/** Whether a product is for indoor use or electric, so that rain and dirt may harm it. */
function isForIndoors({ stems, statements }: Evidence): boolean {
  if (OUTDOOR_STEMS.some((stem) => stems.has(stem))) return false;
  return (
    stems.has('indoor') ||
    statements.some(({ figures }) => figures.some(({ unit }) => ELECTRIC_UNITS.has(unit ?? '')))
  );
}

const OUTDOOR_STEMS: readonly string[] = [
  'outdoor',
  'outsid',
  'camp',
  'garden',
  'weather',
  'travel',
];
const ELECTRIC_UNITS: ReadonlySet<string> = new Set(['v', 'w', 'ah', 'mah', 'wh', 'kw']);

/** The position of the last noun in a word's phrase: "table" in "kitchen table". */
function headNounAt(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  let head = at;
  while (isNounInPhrase(tokens, head + 1, lexicon)) head += 1;
  return head;
}

function isNounInPhrase(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || isBoundary(token) || STOP_WORDS.has(token.text)) return false;
  return roleOf(tokens, at, lexicon) === 'noun';
}

/**
 * The start of a noun's phrase, including coordinated places before it: "at the gym or the office".
 */
function phraseStart(tokens: readonly Token[], at: number, evidence: Evidence): number {
  let from = at;
  for (;;) {
    const before = tokens[from - 1];
    if (before?.kind !== 'word' && before?.text !== ',') return from;
    const last = tokens[from - 2];
    if (COORDINATORS.has(before.text) && last !== undefined && namesUsageContext(last, evidence))
      from -= 2;
    else if (COORDINATORS.has(before.text) || isInClass(before.text, 'context prepositions'))
      return from;
    else if (DETERMINERS.has(before.text)) from -= 1;
    else if (STOP_WORDS.has(before.text)) return from;
    else if (
      roleOf(tokens, from - 1, evidence.lexicon) === 'verb' &&
      !/(?:ing|ed)$/u.test(before.text)
    )
      return from;
    else from -= 1;
  }
}

const COORDINATORS: ReadonlySet<string> = new Set(['and', 'or', ',']);
const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the this that these those my your his her its our their some any every all most'.split(' '),
);

const CLAUSE_ENDS: ReadonlySet<string> = new Set('. ; : ! ? ( ) , — –'.split(' '));

function clauseBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const end = tokens.slice(0, at).findLastIndex(({ text }) => CLAUSE_ENDS.has(text));
  return tokens.slice(end + 1, at);
}

/** Whether a word says what readers do, not what the product does. */
function isReaderAction(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const { lexicon } = evidence;
  const token = tokens[at];
  if (token === undefined) return false;
  const forms = lexicon.forms(token.text).filter((form) => lexicon.isBaseVerb(form));
  const isHumanAction = forms.some(
    (form) => isInClass(form, 'reader actions') || HUMAN_VERB_FILES.has(lexicon.verbFile(form)),
  );
  if (!isHumanAction) return false;
  // "Start talking"
  const followsBeginning = isInClass(tokens[at - 1]?.text ?? '', 'aspectual verbs');
  if (token.text.endsWith('ing') && followsBeginning)
    return isDoneByReader(tokens, at - 1, lexicon);
  return lexicon.isBaseVerb(token.text) && isDoneByReader(tokens, at, lexicon);
}

function isDoneByReader(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return true;
  if (isInClass(before.text, 'readers') || CLAUSE_ENDS.has(before.text))
    return addressesReader(tokens, at, lexicon, before);
  if (before.text === 'to') return true;
  if (isInClass(before.text, 'words before actions'))
    return addressesReader(tokens, at, lexicon, before);
  return false;
}

/**
 * Whether the text before an action is addressed to the reader: "Grab it and go", "so that you can
 * reach it".
 */
function addressesReader(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  before: Token,
): boolean {
  if (isInClass(before.text, 'readers')) return true;
  const [first] = tokens;
  if (
    first !== undefined &&
    lexicon.isBaseVerb(first.text) &&
    roleOf(tokens, 0, lexicon) === 'verb'
  )
    return true;
  return tokens.slice(0, at).some(({ text }) => isInClass(text, 'readers'));
}
