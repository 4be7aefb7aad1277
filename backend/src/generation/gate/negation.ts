import { STOP_WORDS, stemOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { avoidedPositions } from './avoided-positions.ts';
import { addNegated, MAX_NEGATED_WORDS } from './negated-words.ts';
import { lemmasOf } from './lemmas.ts';
import type { Token } from './tokens.ts';

const NEGATORS: ReadonlySet<string> = new Set(
  "no none zero not never without neither nor non hardly barely scarcely cannot can't don't doesn't isn't aren't won't".split(
    ' ',
  ),
);
/** Words after a negator that cancel the negation: "not only", "not in the gym". */
const NON_NEGATING_NEXT: ReadonlySet<string> = new Set(
  'match doubt problem mention been only just merely in on at anywhere anything more less fewer reason matter wonder'.split(
    ' ',
  ),
);

/**
 * Stems of the words that a statement negates and affirms. Words in the same clause as a negation
 * may be part of it: "voltage" in "voltage is not converted".
 */
export function polarityOf(tokens: readonly Token[]): {
  negated: Set<string>;
  affirmed: Set<string>;
  inNegatedClause: Set<string>;
} {
  const positions = negatedPositions(tokens);
  const negated = new Set<string>();
  const affirmed = new Set<string>();
  const inNegatedClause = new Set<string>();
  const clauses = clausesWith(tokens, positions);
  tokens.forEach((token, at) => {
    if (token.kind !== 'word' || NEGATORS.has(token.text) || token.text === 'free') return;
    (positions.has(at) ? negated : affirmed).add(token.stem);
    if (clauses.has(at)) inNegatedClause.add(token.stem);
    // "Keyless" negates the key, "undated" the date.
    if (/^un\p{L}{4,}$/u.test(token.text) && !isPlainBase(token.text.slice('un'.length)))
      negated.add(stemOf(token.text.slice('un'.length)));
    if (/^\p{L}{3,}less$/u.test(token.text))
      negated.add(stemOf(token.text.slice(0, -'less'.length)));
  });
  return { negated, affirmed, inNegatedClause };
}

/** Words of a negation that mean little on their own: "safe" in "not dishwasher safe". */
const UNINFORMATIVE_WORDS: ReadonlySet<string> = new Set(
  'wearer wearers user users owner owners safe suitable resistant proof compatible recommended allowed designed intended meant friendly ready'.split(
    ' ',
  ),
);

/**
 * A negation in a statement: the stems of its words, and whether it negates each of several listed
 * words.
 */
export interface Negation {
  readonly stems: readonly string[];
  readonly isList: boolean;
}

export function negationsOf(tokens: readonly Token[]): Negation[] {
  const positions = [...negatedPositions(tokens)].sort((one, other) => one - other);
  const runs: number[][] = [];
  for (const position of positions) {
    const last = runs.at(-1);
    const continuesRun = last !== undefined && position - (last.at(-1) ?? position) <= 2;
    if (continuesRun) last.push(position);
    else runs.push([position]);
  }
  return runs.map((run) => {
    const [from = 0, to = 0] = [run[0], run.at(-1)];
    const words = run.flatMap((position) => tokens[position] ?? []);
    return {
      isList: tokens
        .slice(from, to)
        .some(({ text }) => text === 'or' || text === ',' || text === 'and'),
      stems: words
        .filter(({ text }) => !STOP_WORDS.has(text) && !UNINFORMATIVE_WORDS.has(text))
        .map(({ stem }) => stem),
    };
  });
}

/** Positions in the clauses that contain one of the given positions. */
function clausesWith(
  tokens: readonly Token[],
  positions: ReadonlySet<number>,
): ReadonlySet<number> {
  const found = new Set<number>();
  let clause: number[] = [];
  for (let at = 0; at <= tokens.length; at++) {
    const text = tokens[at]?.text;
    if (text !== undefined && !CLAUSE_ENDS.has(text)) {
      clause.push(at);
      continue;
    }
    if (clause.some((position) => positions.has(position)))
      for (const position of clause) found.add(position);
    clause = [];
  }
  return found;
}

const CLAUSE_ENDS: ReadonlySet<string> = new Set(', ; . : ! ? ( ) – — but and while so'.split(' '));

/** Whether the base of an "un-" word is a common verb: "unwanted" doesn't negate "want". */
function isPlainBase(base: string): boolean {
  return lemmasOf(base, 'verb').some((form) => vocabulary('plain-words').has(form));
}

/**
 * Phrases after a negator that negate nothing about the product: "it doesn't matter", "don't be
 * fooled".
 */
const IDIOMS: ReadonlySet<string> = new Set(
  'matter|to mention|have to|need to|be fooled|forget|miss|worry'.split('|'),
);

/** Maximum tokens between a negator and "fool": "don't let the plain style fool you". */
const MAX_TOKENS_TO_FOOL = 7;

function isNotNegation(tokens: readonly Token[], at: number): boolean {
  const [first = '', second = ''] = tokens.slice(at + 1, at + 3).map(({ text }) => text);
  // "Don't let the plain style fool you"
  const isWarning = tokens
    .slice(at + 1, at + 1 + MAX_TOKENS_TO_FOOL)
    .some(({ text }) => /^fool(?:ed)?$/u.test(text));
  // "With or without case"
  const isAlternative = tokens[at - 1]?.text === 'or' && tokens[at]?.text === 'without';
  return (
    isAlternative ||
    isWarning ||
    NON_NEGATING_NEXT.has(first) ||
    // "No higher than 45 cm" is a bound.
    second === 'than' ||
    // "No two are the same"
    (tokens[at]?.text === 'no' && first === '2') ||
    IDIOMS.has(first) ||
    IDIOMS.has(`${first} ${second}`)
  );
}

function negatedPositions(tokens: readonly Token[]): Set<number> {
  const positions = new Set<number>();
  tokens.forEach((token, at) => {
    for (const position of avoidedPositions(tokens, at)) positions.add(position);
    if (NEGATORS.has(token.text) && !isNotNegation(tokens, at)) {
      const isPrefix = token.text === 'non' || token.text === 'un';
      // "Without taking it out of its pocket" negates only the taking.
      const isAction = token.text === 'without' && negatesAction(tokens, at);
      // "Never with sandpaper"
      const from = tokens[at + 1]?.text === 'with' ? at + 2 : at + 1;
      addNegated(
        tokens,
        from,
        positions,
        isPrefix || isAction ? 1 : MAX_NEGATED_WORDS,
        token.text === 'without',
      );
    }
    const instead = tokens[at + 1]?.text;
    if (
      (token.text === 'rather' && instead === 'than') ||
      (token.text === 'instead' && instead === 'of')
    )
      addNegated(tokens, at + 2, positions, MAX_NEGATED_WORDS, true);
    if (token.text !== 'free') return;
    const next = tokens[at + 1]?.text;
    if (next === 'of' || next === 'from')
      addNegated(tokens, at + 2, positions, MAX_NEGATED_WORDS, true);
    else {
      // "Fade-free in sunlight"
      if (next === 'in' || next === 'under')
        addNegated(tokens, at + 2, positions, MAX_NEGATED_WORDS, true);
      for (const before of [at - 1, at - 2]) {
        const word = tokens[before];
        if (word?.text === '-') continue;
        if (word?.kind === 'word' && !STOP_WORDS.has(word.text)) positions.add(before);
        break;
      }
    }
  });
  return positions;
}

/** Words before a number that limits a negation: "not for children under 3". */
const BOUNDS: ReadonlySet<string> = new Set('under over below above younger older'.split(' '));

/**
 * Whether a statement negates a word only up to a bound: "not for children under 3" doesn't exclude
 * children of four.
 */
export function isNegatedUpToBound(tokens: readonly Token[], stem: string): boolean {
  return tokens.some(
    (token, at) =>
      token.stem === stem &&
      BOUNDS.has(tokens[at + 1]?.text ?? '') &&
      tokens.slice(at + 2, at + 4).some(({ kind }) => kind === 'number'),
  );
}

/** Whether a sentence mentions a bound: "children under 3". */
export function mentionsBound(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => BOUNDS.has(text));
}

/** Whether a negator precedes an action on something already mentioned: "taking it out". */
function negatesAction(tokens: readonly Token[], at: number): boolean {
  const verb = tokens.findIndex(
    ({ text }, index) => index > at && index <= at + 2 && text.endsWith('ing'),
  );
  return verb !== -1 && OBJECTS.has(tokens[verb + 1]?.text ?? '');
}

const OBJECTS: ReadonlySet<string> = new Set(['it', 'them', 'your', 'the']);

/** Words that negate what follows them: "keeps you from overheating", "prevents fading". */
const PREVENTING: ReadonlySet<string> = new Set(
  'prevent prevents preventing avoid avoids resist resists stop stops against from'.split(' '),
);

export function isPreventing(text: string): boolean {
  return PREVENTING.has(text);
}

/** Whether a word of a sentence names something that is prevented. */
export function isPrevented(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ text }) => PREVENTING.has(text));
}

const EXCLUDED =
  /\b(?:not included|not supplied|not provided|sold separately|sold without|does not (?:come|include)|optional|required|requires?|recommended?|needed|needs|compatible|works? with|without|excluded|no)\b|\bfits?\b/iu;
const INCLUDED =
  /\b(?:included?|includes|including|comes? with|contains?|in the (?:box|bag|package|kit|set)|supplied|built[ -]{1,3}in|comes along|bundled|is inside|are inside)\b/iu;

const ABSENT =
  /\b(?:not included|not supplied|not provided|sold separately|sold without|does not (?:come|include)|without|excluded|no|optional)\b/iu;
const REQUIRED = /\b(?:not included|not supplied|sold separately|required|requires?|needed)\b/iu;

const PROMOTION =
  /^\W{0,8}(?:search for|look for|check out|see (?:also|our)|shop (?:for|our)|discover our|collect)\b/iu;
const COMPANION =
  /\b(?:match(?:es)? with|coordinates? with|goes (?:well )?with|available (?:separately|as well)|matching accessories)\b/iu;

/** Whether a statement advertises other products: "Search for hat, jacket and more". */
export function promotesOtherProducts(statement: string): boolean {
  return PROMOTION.test(statement) || COMPANION.test(statement);
}

/** Whether a clause says that the buyer needs the item that it names. */
export function requiresItem(clause: string): boolean {
  return REQUIRED.test(clause);
}

/** Whether a clause says that the item that it names is absent or optional. */
export function saysAbsent(clause: string): boolean {
  return ABSENT.test(clause);
}

/** Whether a clause says that the item that it names isn't in the box. */
export function excludesItem(clause: string): boolean {
  return EXCLUDED.test(clause) || promotesOtherProducts(clause);
}

/** Whether a clause says that the item that it names is in the box. */
export function includesItem(clause: string): boolean {
  return INCLUDED.test(clause) && !/\b(?:not|no|without|neither|never)\b/iu.test(clause);
}
