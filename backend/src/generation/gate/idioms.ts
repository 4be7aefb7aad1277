import { vocabulary } from '../vocabulary/index.ts';
import { tokensOf, type Token } from './tokens.ts';

let idioms: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;

/** The positions of words in a figure of speech: "from scratch". */
export function idiomPositions(tokens: readonly Token[]): ReadonlySet<number> {
  idioms ??= byFirstWord();
  const positions = new Set<number>();
  for (const [at, { text }] of tokens.entries()) {
    for (const idiom of idioms.get(text) ?? []) {
      if (!idiom.every((word, index) => tokens[at + index]?.text === word)) continue;
      for (const index of idiom.keys()) positions.add(at + index);
    }
  }
  return positions;
}

function byFirstWord(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, string[][]>();
  for (const idiom of vocabulary('idioms')) {
    const words = tokensOf(idiom).map(({ text }) => text);
    const first = words[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), words]);
  }
  return found;
}
