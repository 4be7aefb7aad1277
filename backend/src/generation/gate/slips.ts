import { SMALL_WORDS } from '../text/words.ts';
import type { Kind } from './kinds.ts';
import { roleOf } from './roles.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';
import { isClaim, isColor, isEffect, isMaterial, isOccasion } from './word-classes.ts';

/** Words of the input that a sentence needs around one thing that the input does not name. */
const MIN_SUPPORTED = 2;
const TAKEN_FOR_GRANTED: ReadonlySet<Kind> = new Set(['thing', 'place', 'food', 'substance']);
/** Words before a thing that is new, is had, or is what something is for. */
const CLAIMING: ReadonlySet<string> = new Set(
  'a an our my any every all some with without for and or plus including featuring in on at from by as'.split(
    ' ',
  ),
);
const JOINTS: ReadonlySet<string> = new Set(['and', 'or', ',', '&']);
/** Verbs and participles that put what follows in the box or make it a part. */
const HAVING: ReadonlySet<string> = new Set(
  'has have having features featuring includes include included including contains comes come get gives makes make made add adds press use push pull turn'.split(
    ' ',
  ),
);

/**
 * Whether the one word that the input has no ground for is a thing or a place that the sentence takes
 * for granted: "it sits on its underside", "notice the cars". A fact would be new in itself: a
 * part that the product has, a thing in the box, a use.
 */
export function isSlip(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const token = tokens[at];
  if (
    token === undefined ||
    !/^\p{Ll}/u.test(token.raw) ||
    roleOf(tokens, at, evidence.lexicon) !== 'noun'
  )
    return false;
  const kind = evidence.lexicon.kind(token.text);
  const thing = evidence.lexicon.isThing(token.text);
  if (kind === undefined || !(thing || TAKEN_FOR_GRANTED.has(kind))) return false;
  const after = tokens[at + 1];
  const modifies = after?.kind === 'word' && !SMALL_WORDS.has(after.text);
  if (
    modifies &&
    (after.text.endsWith('ed') || roleOf(tokens, at + 1, evidence.lexicon) !== 'verb')
  )
    return false;
  if (isClaim(token) || isEffect(token) || isOccasion(token)) return false;
  if (isColor(token.text) || isMaterial(token.text)) return false;
  const supported = tokens.filter(
    (one) =>
      one.kind === 'number' ||
      (one.kind === 'word' && !SMALL_WORDS.has(one.text) && evidence.stems.has(one.stem)),
  );
  if (supported.length < MIN_SUPPORTED) return false;
  // A consequence is new in itself: "so you never trample your seedlings".
  if (tokens.slice(0, at).some(({ text }) => text === 'so')) return false;
  const start = tokens
    .slice(0, at)
    .findLastIndex(
      ({ kind: one, text }, index) =>
        one !== 'word' ||
        SMALL_WORDS.has(text) ||
        roleOf(tokens, index, evidence.lexicon) === 'verb',
    );
  const lead = tokens[start];
  if (lead?.kind === 'word' && CLAIMING.has(lead.text)) return false;
  // "A hint of honey", "your cholesterol"
  if ((lead?.text === 'of' || lead?.text === 'your') && (kind === 'food' || kind === 'substance'))
    return false;
  // "In the playroom or the library"
  if (JOINTS.has(tokens[start - 1]?.text ?? '')) return false;
  return !tokens.slice(Math.max(0, start - 2), at).some(({ text }) => HAVING.has(text));
}
