import { SMALL_WORDS, stemOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { lemmasOf } from './lemmas.ts';
import type { Token } from './tokens.ts';

const NEGATORS: ReadonlySet<string> = new Set(
  "no zero not never without neither nor non cannot can't don't doesn't isn't aren't won't".split(
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

function deniedPlaces(tokens: readonly Token[]): Set<number> {
  const places = new Set<number>();
  tokens.forEach((token, at) => {
    if (NEGATORS.has(token.text) && !NO_NEGATION.has(tokens[at + 1]?.text ?? '')) {
      const none = token.text === 'non' || token.text === 'un';
      reach(tokens, at + 1, places, none ? 1 : REACH, token.text === 'without');
    }
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
    if (token.kind !== 'word') continue;
    places.add(at);
    if (!SMALL_WORDS.has(token.text)) words += 1;
  }
}

const LEFT_OUT =
  /\b(?:not included|not supplied|not provided|sold separately|sold without|does not (?:come|include)|optional|required|requires?|recommended?|needed|needs|compatible|works? with|without|excluded|no)\b|\bfits?\b/iu;
const PUT_IN =
  /\b(?:included?|includes|including|comes? with|contains?|in the (?:box|bag|package|kit|set)|supplied|comes along|bundled|is inside|are inside)\b/iu;

const ASKED_FOR = /\b(?:not included|not supplied|sold separately|required|requires?|needed)\b/iu;

/** Whether a clause asks the buyer for what it names. */
export function asksFor(clause: string): boolean {
  return ASKED_FOR.test(clause);
}

/** Whether a clause says that what it names is left out of the box. */
export function leavesOut(clause: string): boolean {
  return LEFT_OUT.test(clause);
}

/** Whether a clause says that what it names is in the box. */
export function putsIn(clause: string): boolean {
  return PUT_IN.test(clause) && !/\b(?:not|no|without|neither|never)\b/iu.test(clause);
}
