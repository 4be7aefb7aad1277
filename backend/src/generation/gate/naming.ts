import { SMALL_WORDS } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import { isBeforeNoun, roleOf } from './roles.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';
import { isOccasion } from './word-classes.ts';

/** Whether a noun names no thing, no one in particular and no occasion. */
export function namesNothing(
  tokens: readonly Token[],
  at: number,
  evidence: Evidence,
  reader: ReadonlySet<number>,
): boolean {
  const token = tokens[at];
  const { lexicon } = evidence;
  if (token === undefined) return false;
  const kind = lexicon.kind(token.text);
  if (kind === 'role') return false;
  if (kind === 'person') {
    if (!ANYONE.has(token.stem) && !isHelped(tokens, at)) return false;
    return reader.has(at) || !isAfter(tokens, at, AGENTS);
  }
  if (isOfReader(tokens, at)) return kind !== 'illness' && kind !== 'substance';
  if (reader.has(at) && isScene(tokens, evidence)) return kind !== 'substance';
  if (isOccasion(token)) return !isPurpose(tokens, at) && !isBeforeNoun(tokens, at, lexicon);
  if (isRelation(tokens, at, evidence)) return true;
  if (evidence.explained.has(token.stem) && !isHad(tokens, at))
    return kind !== 'thing' && kind !== 'food';
  if (lexicon.isTime(token.text)) return reader.has(at);
  // "A zip pocket"
  if (isBeforeNoun(tokens, at, lexicon)) return false;
  if (kind === 'abstract') return !lexicon.isThing(token.text);
  if (lexicon.isMessage(token.text) && /^\p{Ll}/u.test(token.raw) && !isHad(tokens, at))
    return true;
  // "Slide a finger along it"
  if (reader.has(at)) return kind === undefined || kind === 'borne';
  return false;
}

/** "Your desk", but neither "fits your desk" nor "so your desk stays clean". */
function isOfReader(tokens: readonly Token[], at: number): boolean {
  const start = tokens.slice(0, at).findLastIndex(({ text }) => SMALL_WORDS.has(text));
  if (tokens[start]?.text !== 'your') return false;
  return !tokens.slice(0, start).some(({ text }) => NOT_OF_READER.has(text));
}

const NOT_OF_READER: ReadonlySet<string> = new Set(
  'so fit fits suits suit matches works'.split(' '),
);

/** "Pores" in "it clears your pores": what is done to a body or a feeling is an effect. */
export function isTreated(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const { text } = tokens[at] ?? { text: '' };
  if (!lexicon.isFeeling(text) && (!lexicon.isBody(text) || lexicon.isThing(text))) return false;
  const start = tokens[at - 1]?.text === 'your' || tokens[at - 1]?.text === 'the' ? at - 2 : at - 1;
  const verb = tokens[start];
  return (
    verb?.kind === 'word' &&
    !SMALL_WORDS.has(verb.text) &&
    roleOf(tokens, start, lexicon) === 'verb'
  );
}

/** Maximum words of the input in a sentence that is only about the buyer. */
const MAX_OF_SCENE = 1;

/** "Pour a cup, sit back and watch the birds": nothing but the reader's world. */
function isScene(tokens: readonly Token[], { stems, name }: Evidence): boolean {
  const supported = tokens.filter(
    ({ kind, text, stem }) =>
      kind === 'word' && !SMALL_WORDS.has(text) && stems.has(stem) && !name.has(stem),
  );
  return supported.length <= MAX_OF_SCENE && !tokens.some(({ kind }) => kind === 'number');
}

/** "Field" in "field of view": a side of what the input names, and no thing. */
function isRelation(tokens: readonly Token[], at: number, { lexicon, stems }: Evidence): boolean {
  const kind = lexicon.kind(tokens[at]?.text ?? '');
  const object = tokens
    .slice(at + 2, at + 2 + NEAR)
    .find(({ kind: one, text }) => one === 'word' && !SMALL_WORDS.has(text));
  return (
    tokens[at + 1]?.text === 'of' &&
    (kind === 'place' || kind === 'borne') &&
    (tokens[at + 2]?.kind === 'number' || (object !== undefined && stems.has(object.stem)))
  );
}

/** Words after which the product has, does or comes with what follows. */
const HAVING: ReadonlySet<string> = new Set(
  'has have having features featuring includes include including contains plays makes comes'.split(
    ' ',
  ),
);
const INCLUDED: ReadonlySet<string> = new Set(['included', 'inside', 'enclosed']);

/** "Arms" in "it has movable arms", "poster" in "a poster is included". */
function isHad(tokens: readonly Token[], at: number): boolean {
  if (isAfter(tokens, at, HAVING)) return true;
  return tokens.slice(at + 1, at + 1 + NEAR).some(({ text }) => INCLUDED.has(text));
}

/** Stems of words for people whom no listing is for in particular. */
const ANYONE: ReadonlySet<string> = new Set(
  'friend family guest host lover owner fan partner neighbor relativ recipient visitor rider wearer user reader caller'.split(
    ' ',
  ),
);

/** "Drivers" in "helps drivers see you": not who the product is for. */
function isHelped(tokens: readonly Token[], at: number): boolean {
  const seen = tokens.slice(at + 1, at + 1 + NEAR).some(({ text }) => OF_ONESELF.has(text));
  return seen && HELPING.has(tokens[at - 1]?.text ?? '');
}

const HELPING: ReadonlySet<string> = new Set(
  'help helps let lets make makes tell tells'.split(' '),
);
const OF_ONESELF: ReadonlySet<string> = new Set(['you', 'your']);

/** Words before a person who is said to have done something: "loved by baristas". */
const AGENTS: ReadonlySet<string> = new Set(['by']);
/** Words of a sentence that says what a thing is or is good for. */
const PURPOSES: ReadonlySet<string> = new Set(
  'for is are be makes make suits ideal perfect'.split(' '),
);

/** Prepositions before where a thing is worn or taken. */
const LEADING: ReadonlySet<string> = new Set(['to', 'at', 'during']);

/** Whether an occasion is what the product is for; "old-school" and "vacation mode, on" name none. */
function isPurpose(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text === '-') return false;
  const before = tokens.slice(Math.max(0, at - NEAR), at);
  return (
    before.some(({ text }) => LEADING.has(text)) || tokens.some(({ text }) => PURPOSES.has(text))
  );
}

const NEAR = 3;

function isAfter(tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean {
  return tokens.slice(Math.max(0, at - NEAR), at).some(({ text }) => words.has(text));
}
