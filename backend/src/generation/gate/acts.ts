import { SMALL_WORDS } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import { roleOf } from './roles.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';

/**
 * A claim as an act of the reader's, on something that the input names: "tighten the knob", "brighten
 * your room".
 */
export function isAct(
  tokens: readonly Token[],
  at: number,
  evidence: Evidence,
  reader: ReadonlySet<number>,
): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const { lexicon } = evidence;
  if (token === undefined || !lexicon.isBaseVerb(token.text)) return false;
  const opens = before === undefined || BEFORE_ACTS.has(before.text);
  if (!opens && roleOf(tokens, at, lexicon) !== 'verb') return false;
  if (reader.has(at) && OF_READER.has(after?.text ?? '')) return isDoneToPlace(tokens, at, lexicon);
  if (!opens || (after?.kind !== 'number' && !OBJECTS.has(after?.text ?? ''))) return false;
  const object = tokens
    .slice(at + 2)
    .find(({ kind, text }) => kind === 'word' && !SMALL_WORDS.has(text));
  return object === undefined || evidence.stems.has(object.stem);
}

const BEFORE_ACTS: ReadonlySet<string> = new Set('and then , . ; : to just simply'.split(' '));
const OBJECTS: ReadonlySet<string> = new Set('the a an it them this these its up on'.split(' '));
const OF_READER: ReadonlySet<string> = new Set(['your', 'any', 'every']);

/** "Brighten" in "brighten your living space": the buyer's room is not a checkable result. */
function isDoneToPlace(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const end = tokens.findIndex(
    ({ kind, text }, place) => place > at + 1 && (kind !== 'word' || SMALL_WORDS.has(text)),
  );
  const noun = tokens[end === -1 ? tokens.length - 1 : end - 1]?.text ?? '';
  return ROOMS.has(noun) || lexicon.kind(noun) === 'place';
}

/** Words for the reader's surroundings that name no place by themselves. */
const ROOMS: ReadonlySet<string> = new Set('home house room space day table'.split(' '));
