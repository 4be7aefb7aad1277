import type { Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';

const AGES: ReadonlySet<string> = new Set(['age', 'ages', 'aged']);
/** What stands between that word and a number that is an age: "ages from 3 to 6". */
const IN_AGES: ReadonlySet<string> = new Set(
  ': from of between to and - – — or is are under over'.split(' '),
);

/** Whether a number is an age. */
export function isAge(tokens: readonly Token[], at: number, end: number): boolean {
  const before = tokens
    .slice(0, at)
    .findLast(
      ({ kind, text }) => kind !== 'number' && !IN_AGES.has(text) && unitOf(text) === undefined,
    );
  const [first, second, third] = tokens.slice(end, end + 3).map(({ text }) => text);
  if (AGES.has(before?.text ?? '') || first === 'old' || second === 'old') return true;
  // "Kids 3-8", but no "kids 3 piece set"
  if (CHILDREN.has(before?.text ?? '') && isEnd(tokens[end])) return true;
  return (
    AGES.has(first ?? '') ||
    ((first === 'and' || first === '&') && second === 'up' && third !== 'to')
  );
}

const CHILDREN: ReadonlySet<string> = new Set(
  'kid kids child children toddler toddlers boy boys girl girls baby babies infant infants'.split(
    ' ',
  ),
);

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'mark' || IN_AGES.has(token.text);
}
