import { SMALL_WORDS, stemOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { lemmasOf } from './lemmas.ts';
import type { Token } from './tokens.ts';

const NEGATORS: ReadonlySet<string> = new Set(
  "no zero not never without neither nor non hardly barely scarcely cannot can't don't doesn't isn't aren't won't".split(
    ' ',
  ),
);
/** Words behind a negator that turn it into something else: "not only", "not in the gym". */
const NO_NEGATION: ReadonlySet<string> = new Set(
  'only just merely in on at anywhere anything'.split(' '),
);
const ENDS: ReadonlySet<string> = new Set(
  ', ; . : ! ? ( ) – — but and while only with so same'.split(' '),
);
/** Words of meaning that one negator reaches. */
const REACH = 4;

/** Stems of the words that a statement denies, and of those that it affirms. */
export function polarityOf(tokens: readonly Token[]): {
  denied: Set<string>;
  affirmed: Set<string>;
} {
  const places = deniedPlaces(tokens);
  const denied = new Set<string>();
  const affirmed = new Set<string>();
  tokens.forEach((token, at) => {
    if (token.kind !== 'word' || NEGATORS.has(token.text) || token.text === 'free') return;
    (places.has(at) ? denied : affirmed).add(token.stem);
    // "Keyless" denies the key, "undated" the date.
    if (/^un\p{L}{4,}$/u.test(token.text) && !isPlainBase(token.text.slice('un'.length)))
      denied.add(stemOf(token.text.slice('un'.length)));
    if (/^\p{L}{3,}less$/u.test(token.text))
      denied.add(stemOf(token.text.slice(0, -'less'.length)));
  });
  return { denied, affirmed };
}

/** "Unwanted" denies nothing that "want" would state. */
function isPlainBase(base: string): boolean {
  return lemmasOf(base, 'verb').some((form) => vocabulary('plain-words').has(form));
}

/** Words behind a negator that deny nothing of the product: "it doesn't matter", "don't be fooled". */
const IDIOMS: ReadonlySet<string> = new Set(
  'matter|have to|need to|be fooled|forget|miss|worry'.split('|'),
);

const IDIOM_REACH = 7;

function isNoDenial(tokens: readonly Token[], at: number): boolean {
  const [first = '', second = ''] = tokens.slice(at + 1, at + 3).map(({ text }) => text);
  // "Don't let the plain style fool you"
  const fools = tokens
    .slice(at + 1, at + 1 + IDIOM_REACH)
    .some(({ text }) => /^fool(?:ed)?$/u.test(text));
  // "With or without case"
  const either = tokens[at - 1]?.text === 'or' && tokens[at]?.text === 'without';
  return (
    either ||
    fools ||
    NO_NEGATION.has(first) ||
    IDIOMS.has(first) ||
    IDIOMS.has(`${first} ${second}`)
  );
}

function deniedPlaces(tokens: readonly Token[]): Set<number> {
  const places = new Set<number>();
  tokens.forEach((token, at) => {
    for (const place of avoidedPlaces(tokens, at)) places.add(place);
    if (NEGATORS.has(token.text) && !isNoDenial(tokens, at)) {
      const none = token.text === 'non' || token.text === 'un';
      // "Without taking it out of its pocket" denies the taking alone.
      const act = token.text === 'without' && isAct(tokens, at);
      reach(tokens, at + 1, places, none || act ? 1 : REACH, token.text === 'without');
    }
    const instead = tokens[at + 1]?.text;
    if (
      (token.text === 'rather' && instead === 'than') ||
      (token.text === 'instead' && instead === 'of')
    )
      reach(tokens, at + 2, places, REACH, true);
    if (token.text !== 'free') return;
    const next = tokens[at + 1]?.text;
    if (next === 'of' || next === 'from') reach(tokens, at + 2, places, REACH, true);
    else {
      // "Fade-free in sunlight"
      if (next === 'in' || next === 'under') reach(tokens, at + 2, places, REACH, true);
      for (const before of [at - 1, at - 2]) {
        const word = tokens[before];
        if (word?.text === '-') continue;
        if (word?.kind === 'word' && !SMALL_WORDS.has(word.text)) places.add(before);
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

const KEEPING: ReadonlySet<string> = new Set(
  'keep keeps keeping stop stops prevent prevents'.split(' '),
);
const PUTTING: ReadonlySet<string> = new Set(['keep', 'leave']);
const AWAY: ReadonlySet<string> = new Set(['away', 'off', 'out']);
/** Tokens between a verb of avoiding and the rest of it: "keeps the sock from". */
const AVOIDING_REACH = 6;

/** What is avoided or kept from happening: "skip the bleach", "keep it from slipping". */
function avoidedPlaces(tokens: readonly Token[], at: number): ReadonlySet<number> {
  const places = new Set<number>();
  const token = tokens[at];
  const behind = tokens.slice(at + 1, at + 1 + AVOIDING_REACH);
  if (token?.text === 'off' && tokens[at + 1]?.text === 'limits') {
    const start = tokens.slice(0, at).findLastIndex(({ text }) => ENDS.has(text));
    for (let before = start + 1; before < at; before++) places.add(before);
  }
  const from = behind.findIndex(({ text }) => text === 'from');
  if (KEEPING.has(token?.text ?? '') && behind[from + 1]?.text.endsWith('ing') === true) {
    reach(tokens, at + 2 + from, places, REACH, false);
  }
  // What a request begins with.
  if (tokens[at - 1] !== undefined && !ENDS.has(tokens[at - 1]?.text ?? '')) return places;
  if (token?.text === 'skip') reach(tokens, at + 1, places, 2, false);
  const away = behind.findIndex(({ text }) => AWAY.has(text) || ENDS.has(text));
  if (PUTTING.has(token?.text ?? '') && AWAY.has(behind[away]?.text ?? '')) {
    for (let between = at + 1; between < at + 1 + away; between++) places.add(between);
    reach(tokens, at + 2 + away, places, REACH, true);
  }
  return places;
}

/** Whether a negator stands before an act on something that is already known: "taking it out". */
function isAct(tokens: readonly Token[], at: number): boolean {
  const verb = tokens.findIndex(
    ({ text }, index) => index > at && index <= at + 2 && text.endsWith('ing'),
  );
  return verb !== -1 && OBJECTS.has(tokens[verb + 1]?.text ?? '');
}

const OBJECTS: ReadonlySet<string> = new Set(['it', 'them', 'your', 'the']);

function reach(
  tokens: readonly Token[],
  from: number,
  places: Set<number>,
  most: number,
  overAnd: boolean,
): void {
  let words = 0;
  for (let at = from; at < tokens.length && words < most; at++) {
    const token = tokens[at];
    if (token === undefined) return;
    if (ENDS.has(token.text) && !(overAnd && token.text === 'and')) return;
    if (token.text === '-' && tokens[at + 1]?.text === '-') return;
    if (token.kind !== 'word') continue;
    places.add(at);
    if (!SMALL_WORDS.has(token.text)) words += 1;
  }
}

/** Verbs that deny what comes behind them: "keeps you from overheating", "prevents fading". */
const PREVENTING: ReadonlySet<string> = new Set(
  'prevent prevents preventing avoid avoids resist resists stop stops against from'.split(' '),
);

/** Whether a word of a sentence is what is prevented. */
export function isPrevented(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ text }) => PREVENTING.has(text));
}

const LEFT_OUT =
  /\b(?:not included|not supplied|not provided|sold separately|sold without|does not (?:come|include)|optional|required|requires?|recommended?|needed|needs|compatible|works? with|without|excluded|no)\b|\bfits?\b/iu;
const PUT_IN =
  /\b(?:included?|includes|including|comes? with|contains?|in the (?:box|bag|package|kit|set)|supplied|built[ -]+in|comes along|bundled|is inside|are inside)\b/iu;

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

/** Whether a clause says that what it names is left out of the box. */
export function leavesOut(clause: string): boolean {
  return LEFT_OUT.test(clause) || pointsElsewhere(clause);
}

/** Whether a clause says that what it names is in the box. */
export function putsIn(clause: string): boolean {
  return PUT_IN.test(clause) && !/\b(?:not|no|without|neither|never)\b/iu.test(clause);
}
