import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** One regular expression of the source code. */
export interface Expression {
  /** Path from the repository's root. */
  readonly file: string;
  readonly line: number;
  /** Its source: a literal, or a call of the constructor. */
  readonly text: string;
  /** What it consists of; undefined if it is built at run time. */
  readonly pattern: { readonly source: string; readonly flags: string } | undefined;
}

/** Everything that runs on the servers or in a page; build scripts of the pages included. */
const SOURCES = [
  ...['backend/src', 'backend/web', 'woo-bridge/src', 'woo-bridge/web', 'publishing/src'],
  ...['server/src', 'store-app/src', 'shared-schema/src', 'postgres/src', 'ui'],
].map((folder) => `${folder}/**/*.{ts,tsx}`);

/** Every regular expression of the product's source code. */
export function collectExpressions(root: string): Expression[] {
  return globSync(SOURCES, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
  })
    .toSorted()
    .flatMap((file) => expressionsIn(file, readFileSync(`${root}/${file}`, 'utf8')));
}

/** Every regular expression of one file. */
export function expressionsIn(file: string, source: string): Expression[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = patternOf(node);
    if (pattern !== null) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, text: node.getText(), pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Null if a node is not an expression, undefined if its pattern is unknown. */
function patternOf(node: ts.Node): Expression['pattern'] | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null;
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return null;
  const [source, flags] = node.arguments ?? [];
  if (source === undefined || !ts.isStringLiteralLike(source)) return undefined;
  if (flags === undefined) return { source: source.text, flags: '' };
  return ts.isStringLiteralLike(flags) ? { source: source.text, flags: flags.text } : undefined;
}
