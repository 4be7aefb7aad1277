import { sentenceRangesAbout } from '../text/sentences-about.ts';
import type { Traced } from '../text/traced.ts';
import { countWords } from '../text/words.ts';
import { findLabel } from './labels.ts';
import type { RawLine } from './lines.ts';
import { verbShapeOf } from './verbs.ts';

/** Minimum words of a separate statement. */
const MIN_WORDS = 2;
const MAX_WORDS = 5;
const APART = /^[\p{Lu}\p{N}].*\.$/u;
/** Puts each verbless fact of a few words on its own line: '8" leg zips. 32" inseam.' */
export function separateFragments(line: RawLine, { text }: Traced, name: string): RawLine[] {
  const statement = text.slice(line.from, line.to);
  if (line.heading || line.keywords === true || findLabel(statement) !== undefined) return [line];
  const ranges = sentenceRangesAbout(statement, name);
  // The first words of a text are a single statement: "90 tools. The complete kit."
  const isApart = line.from > 0 && ranges.every(([from, to]) => isFact(statement.slice(from, to)));
  if (ranges.length < 2 || !isApart) return [line];
  return ranges.map(([from, to]) => ({ ...line, from: line.from + from, to: line.from + to }));
}

/** "Stand-up collar": an adjective that begins like an imperative. */
const COMPOUND = /^\p{L}+-(?:up|on|in|off|out|over|down|around|through|away|back) \p{L}/iu;

function isFact(text: string): boolean {
  const words = countWords(text);
  const isVerbless = COMPOUND.test(text) || verbShapeOf(text) === 'none';
  return words >= MIN_WORDS && words <= MAX_WORDS && APART.test(text) && isVerbless;
}
