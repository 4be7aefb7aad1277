import type { SourceFile } from './repository.ts';

/** A reference to a statement of `docs/api-contract.md` or to a decision record. */
export interface Citation {
  /** `§4.2`, a whole section as `§4`, or `ADR-0007`. */
  readonly target: string;
  readonly file: string;
  readonly line: number;
}

const STATEMENT = /^- \*\*(§\d+\.\d+)\*\* /gmu;
const SECTION = /^## (\d+)\. /gmu;
const CONTRACT_CITATION = /\bcontract (§\d+(?:\.\d+)?(?:(?:, | and | to )§\d+(?:\.\d+)?)*)/gu;
const RECORD_CITATION = /\bADR-\d+/gu;
const TEST = /^\s*(?:it|test|describe)\b/u;
const COMMENT = /^\s*\/\//u;

/** What can be cited from the contract: statements and whole sections. */
export function contractTargets(contract: string): { statements: string[]; sections: string[] } {
  return {
    statements: [...contract.matchAll(STATEMENT)].map(([, number = '']) => number),
    sections: [...contract.matchAll(SECTION)].map(([, number = '']) => `§${number}`),
  };
}

/** `docs/decisions/0007-embedded-postgres.md` is cited as `ADR-0007`. */
export function recordTarget(path: string): string {
  return `ADR-${/(\d{4})-[^/]+\.md$/u.exec(path)?.[1] ?? ''}`;
}

export function findCitations({ path, text }: SourceFile): Citation[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      targetsIn(content).map((target) => ({ target, file: path, line: index + 1 })),
    );
}

/**
 * What tests claim to prove: the citations in the comment directly above a test or a group of
 * tests.
 */
export function findProvenTargets(files: readonly SourceFile[]): Set<string> {
  const proven = new Set<string>();
  for (const { text } of files) {
    let above: string[] = [];
    for (const line of text.split('\n')) {
      if (COMMENT.test(line)) above.push(...targetsIn(line));
      else {
        if (TEST.test(line)) for (const target of above) proven.add(target);
        above = [];
      }
    }
  }
  return proven;
}

function targetsIn(line: string): string[] {
  const ofContract = [...line.matchAll(CONTRACT_CITATION)].flatMap(([, list = '']) =>
    [...list.matchAll(/§\d+(?:\.\d+)?/gu)].map(([target]) => target),
  );
  return [...ofContract, ...[...line.matchAll(RECORD_CITATION)].map(([target]) => target)];
}
