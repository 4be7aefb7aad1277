import { RegExpParser, type AST } from '@eslint-community/regexpp';

/**
 * The maximum number of ways an expression can match at one position; Infinity if it has an
 * unbounded repetition. If it is a small number, the time grows only with the text, whatever the
 * expression consists of.
 */
export function countMatches({ source, flags }: { source: string; flags: string }): number {
  const parser = new RegExpParser();
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  return matchesOfAlternatives(pattern.alternatives);
}

function matchesOfAlternatives(alternatives: readonly AST.Alternative[]): number {
  return alternatives.reduce(
    (sum, { elements }) =>
      sum + elements.reduce((product, part) => product * matchesOfElement(part), 1),
    0,
  );
}

function matchesOfElement(element: AST.Element): number {
  switch (element.type) {
    case 'Quantifier': {
      const { min, max } = element;
      const ways = matchesOfElement(element.element);
      if (max === Infinity) return Infinity;
      if (ways === 1) return max - min + 1;
      // Every count of rounds, and every way through each of them.
      return Array.from({ length: max - min + 1 }, (_, more) => ways ** (min + more)).reduce(
        (sum, count) => sum + count,
        0,
      );
    }
    case 'Group':
    case 'CapturingGroup':
      return matchesOfAlternatives(element.alternatives);
    case 'Assertion':
      return 'alternatives' in element ? matchesOfAlternatives(element.alternatives) : 1;
    case 'Backreference':
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return 1;
  }
}
