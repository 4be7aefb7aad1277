import { STOP_WORDS, stemOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { avoidedPositions } from './avoided-positions.ts';
import { addDenied, MAX_WORDS_DENIED } from './denied-words.ts';
import { lemmasOf } from './lemmas.ts';
import type { Token } from './tokens.ts';

const NEGATORS: ReadonlySet<string> = new Set(
  "no none zero not never without neither nor non hardly barely scarcely cannot can't don't doesn't isn't aren't won't".split(
    ' ',
  ),
);
/** Words after a negator that turn it into something else: "not only", "not in the gym". */
const NO_NEGATION: ReadonlySet<string> = new Set(
  'match doubt problem mention been only just merely in on at anywhere anything more less fewer reason matter wonder'.split(
    ' ',
  ),
);

/**
 * Stems of the words that a statement denies, and of those that it affirms. What stands beside a
 * denial in its clause may belong to it: "voltage" in "voltage is not converted".
 */
export function polarityOf(tokens: readonly Token[]): {
  denied: Set<string>;
  affirmed: Set<string>;
  beside: Set<string>;
} {
  const places = deniedPlaces(tokens);
  const denied = new Set<string>();
  const affirmed = new Set<string>();
  const beside = new Set<string>();
  const clauses = clausesWith(tokens, places);
  tokens.forEach((token, at) => {
    if (token.kind !== 'word' || NEGATORS.has(token.text) || token.text === 'free') return;
    (places.has(at) ? denied : affirmed).add(token.stem);
    if (clauses.has(at)) beside.add(token.stem);
    // "Keyless" denies the key, "undated" the date.
    if (/^un\p{L}{4,}$/u.test(token.text) && !isPlainBase(token.text.slice('un'.length)))
      denied.add(stemOf(token.text.slice('un'.length)));
    if (/^\p{L}{3,}less$/u.test(token.text))
      denied.add(stemOf(token.text.slice(0, -'less'.length)));
  });
  return { denied, affirmed, beside };
}

/** Words of a denial that mean nothing on their own: "not dishwasher safe". */
const LIGHT: ReadonlySet<string> = new Set(
  'wearer wearers user users owner owners safe suitable resistant proof compatible recommended allowed designed intended meant friendly ready'.split(
    ' ',
  ),
);

/** One denial in a statement: the stems of its words, and whether any of them is denied. */
export interface Denial {
  readonly stems: readonly string[];
  readonly each: boolean;
}

export function denialsOf(tokens: readonly Token[]): Denial[] {
  const places = [...deniedPlaces(tokens)].sort((one, other) => one - other);
  const runs: number[][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    const joins = last !== undefined && place - (last.at(-1) ?? place) <= 2;
    if (joins) last.push(place);
    else runs.push([place]);
  }
  return runs.map((run) => {
    const [from = 0, to = 0] = [run[0], run.at(-1)];
    const words = run.flatMap((place) => tokens[place] ?? []);
    return {
      each: tokens
        .slice(from, to)
        .some(({ text }) => text === 'or' || text === ',' || text === 'and'),
      stems: words
        .filter(({ text }) => !STOP_WORDS.has(text) && !LIGHT.has(text))
        .map(({ stem }) => stem),
    };
  });
}

/** Positions in the clauses that contain one of the given positions. */
function clausesWith(tokens: readonly Token[], places: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set<number>();
  let clause: number[] = [];
  for (let at = 0; at <= tokens.length; at++) {
    const text = tokens[at]?.text;
    if (text !== undefined && !CLAUSE_ENDS.has(text)) {
      clause.push(at);
      continue;
    }
    if (clause.some((place) => places.has(place))) for (const place of clause) found.add(place);
    clause = [];
  }
  return found;
}

const CLAUSE_ENDS: ReadonlySet<string> = new Set(', ; . : ! ? ( ) – — but and while so'.split(' '));

/** "Unwanted" doesn't deny what "want" states. */
function isPlainBase(base: string): boolean {
  return lemmasOf(base, 'verb').some((form) => vocabulary('plain-words').has(form));
}

/** Words after a negator that deny nothing of the product: "it doesn't matter", "don't be fooled". */
const IDIOMS: ReadonlySet<string> = new Set(
  'matter|to mention|have to|need to|be fooled|forget|miss|worry'.split('|'),
);

/** Between a negator and "fool" in "don't let the plain style fool you". */
const MAX_TOKENS_TO_FOOL = 7;

function isNoDenial(tokens: readonly Token[], at: number): boolean {
  const [first = '', second = ''] = tokens.slice(at + 1, at + 3).map(({ text }) => text);
  // "Don't let the plain style fool you"
  const fools = tokens
    .slice(at + 1, at + 1 + MAX_TOKENS_TO_FOOL)
    .some(({ text }) => /^fool(?:ed)?$/u.test(text));
  // "With or without case"
  const either = tokens[at - 1]?.text === 'or' && tokens[at]?.text === 'without';
  return (
    either ||
    fools ||
    NO_NEGATION.has(first) ||
    // "No higher than 45 cm" bounds.
    second === 'than' ||
    // "No two are the same"
    (tokens[at]?.text === 'no' && first === '2') ||
    IDIOMS.has(first) ||
    IDIOMS.has(`${first} ${second}`)
  );
}

function deniedPlaces(tokens: readonly Token[]): Set<number> {
  const places = new Set<number>();
  tokens.forEach((token, at) => {
    for (const place of avoidedPositions(tokens, at)) places.add(place);
    if (NEGATORS.has(token.text) && !isNoDenial(tokens, at)) {
      const none = token.text === 'non' || token.text === 'un';
      // "Without taking it out of its pocket" denies only the taking.
      const act = token.text === 'without' && isAct(tokens, at);
      // "Never with sandpaper"
      const from = tokens[at + 1]?.text === 'with' ? at + 2 : at + 1;
      addDenied(tokens, from, places, none || act ? 1 : MAX_WORDS_DENIED, token.text === 'without');
    }
    const instead = tokens[at + 1]?.text;
    if (
      (token.text === 'rather' && instead === 'than') ||
      (token.text === 'instead' && instead === 'of')
    )
      addDenied(tokens, at + 2, places, MAX_WORDS_DENIED, true);
    if (token.text !== 'free') return;
    const next = tokens[at + 1]?.text;
    if (next === 'of' || next === 'from') addDenied(tokens, at + 2, places, MAX_WORDS_DENIED, true);
    else {
      // "Fade-free in sunlight"
      if (next === 'in' || next === 'under')
        addDenied(tokens, at + 2, places, MAX_WORDS_DENIED, true);
      for (const before of [at - 1, at - 2]) {
        const word = tokens[before];
        if (word?.text === '-') continue;
        if (word?.kind === 'word' && !STOP_WORDS.has(word.text)) places.add(before);
        break;
      }
    }
  });
  return places;
}

/** Words before a number that a denial ends at: "not for children under 3". */
const BOUNDS: ReadonlySet<string> = new Set('under over below above younger older'.split(' '));

/** Whether a statement denies a word only up to a bound: children of four are not under three. */
export function isBounded(tokens: readonly Token[], stem: string): boolean {
  return tokens.some(
    (token, at) =>
      token.stem === stem &&
      BOUNDS.has(tokens[at + 1]?.text ?? '') &&
      tokens.slice(at + 2, at + 4).some(({ kind }) => kind === 'number'),
  );
}

/** Whether a sentence speaks of what is beyond a bound: "children under 3". */
export function namesBound(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => BOUNDS.has(text));
}

/** Whether a negator precedes an action on something already mentioned: "taking it out". */
function isAct(tokens: readonly Token[], at: number): boolean {
  const verb = tokens.findIndex(
    ({ text }, index) => index > at && index <= at + 2 && text.endsWith('ing'),
  );
  return verb !== -1 && OBJECTS.has(tokens[verb + 1]?.text ?? '');
}

const OBJECTS: ReadonlySet<string> = new Set(['it', 'them', 'your', 'the']);

/** Verbs that deny what comes after them: "keeps you from overheating", "prevents fading". */
const PREVENTING: ReadonlySet<string> = new Set(
  'prevent prevents preventing avoid avoids resist resists stop stops against from'.split(' '),
);

export function isPreventing(text: string): boolean {
  return PREVENTING.has(text);
}

/** Whether a word of a sentence is what is prevented. */
export function isPrevented(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ text }) => PREVENTING.has(text));
}

const LEFT_OUT =
  /\b(?:not included|not supplied|not provided|sold separately|sold without|does not (?:come|include)|optional|required|requires?|recommended?|needed|needs|compatible|works? with|without|excluded|no)\b|\bfits?\b/iu;
const PUT_IN =
  /\b(?:included?|includes|including|comes? with|contains?|in the (?:box|bag|package|kit|set)|supplied|built[ -]{1,3}in|comes along|bundled|is inside|are inside)\b/iu;

const LACKING =
  /\b(?:not included|not supplied|not provided|sold separately|sold without|does not (?:come|include)|without|excluded|no|optional)\b/iu;
const ASKED_FOR = /\b(?:not included|not supplied|sold separately|required|requires?|needed)\b/iu;

const SENDS_ON =
  /^\W{0,8}(?:search for|look for|check out|see (?:also|our)|shop (?:for|our)|discover our|collect)\b/iu;
const GOES_WITH =
  /\b(?:match(?:es)? with|coordinates? with|goes (?:well )?with|available (?:separately|as well)|matching accessories)\b/iu;

/** Whether a statement points the buyer at other products: "Search for hat, jacket and more". */
export function pointsElsewhere(statement: string): boolean {
  return SENDS_ON.test(statement) || GOES_WITH.test(statement);
}

/** Whether a clause asks the buyer for what it names. */
export function asksFor(clause: string): boolean {
  return ASKED_FOR.test(clause);
}

/** Whether a clause says that what it names is not there. */
export function lacks(clause: string): boolean {
  return LACKING.test(clause);
}

/** Whether a clause says that what it names is left out of the box. */
export function leavesOut(clause: string): boolean {
  return LEFT_OUT.test(clause) || pointsElsewhere(clause);
}

/** Whether a clause says that what it names is in the box. */
export function putsIn(clause: string): boolean {
  return PUT_IN.test(clause) && !/\b(?:not|no|without|neither|never)\b/iu.test(clause);
}
