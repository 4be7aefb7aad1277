import type { Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';

const AGE_WORDS: ReadonlySet<string> = new Set(['age', 'ages', 'aged']);
/** Words that may appear between an age word and the number: "ages from 3 to 6". */
const AGE_FILLERS: ReadonlySet<string> = new Set(
  ': from of between to and - – — or is are under over'.split(' '),
);

/** Whether a number is an age. */
export function isAge(tokens: readonly Token[], at: number, end: number): boolean {
  const before = tokens
    .slice(0, at)
    .findLast(
      ({ kind, text }) => kind !== 'number' && !AGE_FILLERS.has(text) && unitOf(text) === undefined,
    );
  const [first, second, third] = tokens.slice(end, end + 3).map(({ text }) => text);
  if (AGE_WORDS.has(before?.text ?? '') || first === 'old' || second === 'old') return true;
  // "Kids 3-8", but not "kids 3 piece set".
  if (CHILD_WORDS.has(before?.text ?? '') && endsPhrase(tokens[end])) return true;
  return (
    AGE_WORDS.has(first ?? '') ||
    ((first === 'and' || first === '&') && second === 'up' && third !== 'to')
  );
}

const CHILD_WORDS: ReadonlySet<string> = new Set(
  'kid kids child children toddler toddlers boy boys girl girls baby babies infant infants'.split(
    ' ',
  ),
);

function endsPhrase(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'punctuation' || AGE_FILLERS.has(token.text);
}
