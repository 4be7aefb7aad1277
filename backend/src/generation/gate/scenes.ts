import { STOP_WORDS } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import type { Evidence } from './evidence.ts';
import type { Lexicon } from './lexicon.ts';
import { roleOf } from './roles.ts';
import { isBoundary, type Token } from './tokens.ts';
import { isClaim, isCertainMaterial } from './word-classes.ts';

/** Verbs of what people think, say, eat, feel, see, own and do together, by WordNet's files. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['31', '32', '34', '37', '39', '40', '41']);

/** Unsupported words up to which a sentence can be a scene. */
const MAX_SCENE_WORDS = 20;

/**
 * The unsupported words of a sentence that state something about the product. Where and when any
 * product may be used ("on the kitchen table", "cold mornings") and what readers do with any
 * product ("grab it and go") don't count.
 */
export function statingWords(
  tokens: readonly Token[],
  unsupported: readonly number[],
  evidence: Evidence,
): readonly number[] {
  // Each word is checked with the words around it, so long texts of repeated words would be slow.
  if (unsupported.length > MAX_SCENE_WORDS) return unsupported;
  const ofWeather = tellsOfWeather(tokens, evidence);
  return unsupported.filter(
    (at) =>
      !(ofWeather && isNoThing(tokens[at], evidence.lexicon)) &&
      !(unsupported.length === 1 && isBody(tokens, at, evidence)) &&
      !isFeeling(tokens, at, evidence) &&
      !isScene(tokens, at, evidence) &&
      !isReadersOwn(tokens, at, evidence) &&
      !describesScene(tokens, at, evidence) &&
      !isOfReader(tokens, at, evidence),
  );
}

/** Whether a word is a place, time or meal at which something is used, or the first part of one. */
function isScene(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const token = tokens[at];
  if (token === undefined || !namesScene(token, evidence)) return false;
  if (isOf(token.text, 'times')) return isTimeOfScene(tokens, at);
  const head = headAt(tokens, at, evidence.lexicon);
  const last = tokens[head];
  // "Dinner time", "snack time"
  if (last?.text === 'time' && isMeal(token, evidence)) return true;
  // "Kitchen" in "a kitchen timer" tells what the timer is for.
  if (head !== at && (last === undefined || !namesScene(last, evidence))) return false;
  const from = startOf(tokens, at, evidence);
  const before = tokens[from - 1];
  if (before === undefined) return false;
  if (tokens.slice(from, at).some(({ text }) => ANY.has(text))) return false;
  const isTelling = ({ text, stem }: Token) =>
    isOf(text, 'words that tell of a place') && !evidence.stems.has(stem);
  if (clauseBefore(tokens, from).some(isTelling)) return false;
  return (
    isOf(before.text, 'words before scenes') ||
    (isMeal(token, evidence) && isOf(before.text, 'words before meals')) ||
    (isOfReader(tokens, from - 1, evidence) && !isBoxed(tokens))
  );
}

function isBoxed(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => isOf(text, 'words of a box'));
}

/** "Any shelf" is a claim to fit it. */
const ANY: ReadonlySet<string> = new Set(['any', 'every', 'all', 'most']);

/** "Cold" in "cold mornings", "wobbly" in "a wobbly table". */
function describesScene(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const next = tokens[at + 1];
  if (next === undefined || roleOf(tokens, at, evidence.lexicon) !== 'adjective') return false;
  return (
    isScene(tokens, at + 1, evidence) || (isOf(next.text, 'times') && isTimeOfScene(tokens, at + 1))
  );
}

/** No stretch of time: "40 mornings", "all evening", "through the afternoon". */
function isTimeOfScene(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 2), at)
    .every(({ kind, text }) => kind !== 'number' && !STRETCHES.has(text));
}

const STRETCHES: ReadonlySet<string> = new Set(
  'all every each whole entire through throughout per until for'.split(' '),
);

function namesScene(token: Token, evidence: Evidence): boolean {
  const { text } = token;
  if (token.kind !== 'word' || isClaim(token)) return false;
  // "Shelf" is a part of some things and a place for most.
  if (vocabulary('parts').has(text) && !isOf(text, 'more places')) return false;
  if (isOf(text, 'times')) return true;
  if (isMeal(token, evidence)) return true;
  const kinds = [...evidence.lexicon.broader(text)];
  const isPlace =
    isOf(text, 'more places') || kinds.some((kind) => isOf(kind, 'places by their kind'));
  if (!isPlace || evidence.lexicon.forms(text).some((form) => isOf(form, 'telling places')))
    return false;
  if (kinds.some((kind) => isOf(kind, 'telling places by their kind'))) return false;
  const open = [text, ...kinds].some((kind) => isOf(kind, 'open air'));
  return !open || !staysInside(evidence);
}

function isMeal({ text }: Token, { lexicon }: Evidence): boolean {
  return isKindOf(text, 'meals by their kind', lexicon);
}

function isKindOf(text: string, name: string, lexicon: Lexicon): boolean {
  return [...lexicon.broader(text)].some((kind) => isOf(kind, name));
}

/** "A pleasure to work on": a feeling. */
function isFeeling(tokens: readonly Token[], at: number, { lexicon }: Evidence): boolean {
  const { text } = tokens[at] ?? { text: '' };
  return (
    lexicon.kind(text) === 'abstract' &&
    !isCertainMaterial(text) &&
    isKindOf(text, 'feelings by their kind', lexicon) &&
    roleOf(tokens, at, lexicon) === 'noun'
  );
}

/** The food that a reader prepares, the clothes that go with what is worn: "stir the soup", "with jeans". */
function isReadersOwn(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const { lexicon } = evidence;
  const { text } = tokens[at] ?? { text: '' };
  if (roleOf(tokens, at, lexicon) !== 'noun' || isCertainMaterial(text)) return false;
  const from = startOf(tokens, at, evidence);
  const before = tokens[from - 1];
  if (isAdmirer(tokens, at)) return true;
  if (lexicon.kind(text) === 'food' && isKindOf(text, 'foods by their kind', lexicon)) {
    return (
      !isBoxed(tokens) && tokens[from]?.text === 'the' && isOfReader(tokens, from - 1, evidence)
    );
  }
  return (
    isKindOf(text, 'clothes by their kind', lexicon) &&
    /^(?:with|over|under)$/u.test(before?.text ?? '') &&
    clauseBefore(tokens, from).some((one) => isOf(one.text, 'words of wearing'))
  );
}

/** "Young fans", "a fan of the show", and no thing that blows */
function isAdmirer(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at] ?? { text: '' };
  if (text === 'fan') return tokens[at + 1]?.text === 'of';
  return text === 'fans' && tokens[at - 1]?.kind !== 'number';
}

/** "Against the skin", "on your wrist": where any product may touch its wearer. */
function isBody(tokens: readonly Token[], at: number, { lexicon }: Evidence): boolean {
  const [before, owner, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  return (
    token !== undefined &&
    /^(?:the|your)$/u.test(owner?.text ?? '') &&
    isOf(before?.text ?? '', 'words before bodies') &&
    !tokens.some(({ stem }) => stem === 'wear') &&
    lexicon.kind(token.text) === 'borne' &&
    isKindOf(token.text, 'bodies by their kind', lexicon)
  );
}

/** "Rain in the forecast is no reason to stay home.": a sentence of the weather or the hour alone. */
function tellsOfWeather(tokens: readonly Token[], { lexicon, name }: Evidence): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (isOf(words[0]?.text ?? '', 'words before scenes')) return false;
  const from = OPENINGS.has(words[0]?.text ?? '') ? 1 : 0;
  const subject = words
    .slice(from, from + MAX_SUBJECT)
    .find(({ text }) => !STOP_WORDS.has(text) && lexicon.mainPart(text) !== 'adj');
  return (
    subject !== undefined &&
    (isOf(subject.text, 'times') || isKindOf(subject.text, 'weather by its kind', lexicon)) &&
    !tokens.some(({ text, stem }) => isOf(text, 'words for a product') || name.has(stem))
  );
}

function isNoThing(token: Token | undefined, lexicon: Lexicon): boolean {
  const kind = lexicon.kind(token?.text ?? '');
  return kind === 'abstract' || (kind === 'borne' && !lexicon.isThing(token?.text ?? ''));
}

const OPENINGS: ReadonlySet<string> = new Set(['when', 'if', 'once', 'while', 'whether']);
const MAX_SUBJECT = 3;

/** Whether a product is for indoors or electric, so that rain and dirt may harm it. */
function staysInside({ stems, statements }: Evidence): boolean {
  if (OUTDOOR.some((stem) => stems.has(stem))) return false;
  return (
    stems.has('indoor') ||
    statements.some(({ figures }) => figures.some(({ unit }) => CURRENTS.has(unit ?? '')))
  );
}

const OUTDOOR: readonly string[] = ['outdoor', 'outsid', 'camp', 'garden', 'weather', 'travel'];
const CURRENTS: ReadonlySet<string> = new Set(['v', 'w', 'ah', 'mah', 'wh', 'kw']);

/** The last noun of the phrase that a word is in: "table" of "kitchen table". */
function headAt(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  let head = at;
  while (isNounOfPhrase(tokens, head + 1, lexicon)) head += 1;
  return head;
}

function isNounOfPhrase(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || isBoundary(token) || STOP_WORDS.has(token.text)) return false;
  return roleOf(tokens, at, lexicon) === 'noun';
}

/** Where the phrase of a noun begins, and the places joined before it: "at the gym or the office". */
function startOf(tokens: readonly Token[], at: number, evidence: Evidence): number {
  let from = at;
  for (;;) {
    const before = tokens[from - 1];
    if (before?.kind !== 'word' && before?.text !== ',') return from;
    const last = tokens[from - 2];
    if (JOINTS.has(before.text) && last !== undefined && namesScene(last, evidence)) from -= 2;
    else if (JOINTS.has(before.text) || isOf(before.text, 'words before scenes')) return from;
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

const JOINTS: ReadonlySet<string> = new Set(['and', 'or', ',']);
const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the this that these those my your his her its our their some any every all most'.split(' '),
);

const CLAUSES_END: ReadonlySet<string> = new Set('. ; : ! ? ( ) , — –'.split(' '));

function clauseBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const end = tokens.slice(0, at).findLastIndex(({ text }) => CLAUSES_END.has(text));
  return tokens.slice(end + 1, at);
}

/** Whether a word says what readers do, and nothing of what a product does. */
function isOfReader(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const { lexicon } = evidence;
  const token = tokens[at];
  if (token === undefined) return false;
  const forms = lexicon.forms(token.text).filter((form) => lexicon.isBaseVerb(form));
  const ofPeople = forms.some(
    (form) => isOf(form, 'actions of the reader') || OF_PEOPLE.has(lexicon.verbFile(form)),
  );
  if (!ofPeople) return false;
  // "Start talking"
  const begins = isOf(tokens[at - 1]?.text ?? '', 'actions that people begin');
  if (token.text.endsWith('ing') && begins) return isDoneByReader(tokens, at - 1, lexicon);
  return lexicon.isBaseVerb(token.text) && isDoneByReader(tokens, at, lexicon);
}

function isDoneByReader(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return true;
  if (isOf(before.text, 'readers') || CLAUSES_END.has(before.text))
    return opensWithReader(tokens, at, lexicon, before);
  if (before.text === 'to') return true;
  if (isOf(before.text, 'before actions')) return opensWithReader(tokens, at, lexicon, before);
  return false;
}

/** "Grab it and go", "so that you can reach it" */
function opensWithReader(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  before: Token,
): boolean {
  if (isOf(before.text, 'readers')) return true;
  const [first] = tokens;
  if (
    first !== undefined &&
    lexicon.isBaseVerb(first.text) &&
    roleOf(tokens, 0, lexicon) === 'verb'
  )
    return true;
  return tokens.slice(0, at).some(({ text }) => isOf(text, 'readers'));
}
