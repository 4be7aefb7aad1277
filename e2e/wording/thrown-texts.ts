import ts from 'typescript';
import { readRepository } from '../docs/repository.ts';

export interface ThrownText {
  readonly code: string;
  /** A value within it is `${…}`. */
  readonly text: string;
  /** Path and line. */
  readonly place: string;
}

/** Replaces whatever isn't known before the program runs. */
const VALUE = '${…}';

function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [
      node.head.text,
      ...node.templateSpans.flatMap(({ literal }) => [VALUE, literal.text]),
    ].join('');
  }
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  return VALUE;
}

/**
 * The English texts in sources that stand beside a problem's code: in a call, such as
 * `conflict('You already …', 'brand_name')`, or as two properties of an object.
 */
export function thrownTexts(
  patterns: readonly string[],
  codes: ReadonlySet<string>,
): readonly ThrownText[] {
  return readRepository(patterns).flatMap(({ path, text: source }) => {
    const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
    const found: ThrownText[] = [];
    const pair = (parts: readonly ts.Expression[], node: ts.Node) => {
      const texts = parts.map(textOf);
      const code = texts.find((text) => codes.has(text));
      const text = texts.find((one) => one.includes(' ') && one !== code);
      if (code === undefined || text === undefined) return;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ code, text, place: `${path}:${line + 1}` });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) pair(node.arguments ?? [], node);
      if (ts.isObjectLiteralExpression(node)) {
        const assigned = node.properties.filter(ts.isPropertyAssignment);
        pair(
          assigned.map(({ initializer }) => initializer),
          node,
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/u).filter((sentence) => sentence !== '');
}

/**
 * Whether a message says what a thrown text says: the same sentences, except that one of its own may
 * stand for each sentence with a value.
 */
export function saysTheSame(message: string, thrown: string): boolean {
  const [own, theirs] = [sentencesOf(message), sentencesOf(thrown)];
  const plain = theirs.filter((sentence) => !sentence.includes(VALUE));
  const others = own.filter((sentence) => !plain.includes(sentence));
  return (
    plain.every((sentence) => own.includes(sentence)) &&
    others.length <= theirs.length - plain.length
  );
}
