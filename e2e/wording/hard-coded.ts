import ts from 'typescript';
import { spaced, type SourceText } from './collect.ts';

/** What a person reads, or hears from a screen reader, begins with a capital or has several words. */
const READABLE = /^[\p{P}\s]*\p{Lu}\p{Ll}+(?:$|[\s\p{P}])|\p{L}{2,}[,.:]? \p{L}{2,}/u;

/** Styles, and lists of names for browsers, such as `noopener noreferrer`. */
const FOR_BROWSERS = /var\(--|\d(?:px|rem|em|fr|s)\b|\dpx|^(?:[a-z-]+ ?)+$/;

/** Attributes that are read out or shown, whatever their text is. */
const READ_ATTRIBUTES =
  /^(?:label|title|placeholder|description|alt|aria-(?:label|description|valuetext))$/;

/** The same attributes with a text, in a template of HTML. */
const READ_IN_MARKUP = /\b(?:title|placeholder|alt|aria-label)="[^"…]*\p{L}/u;

/** The texts in a file of pages that readers of another language would see in English. */
export function hardCodedIn(file: string, source: string): SourceText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: SourceText[] = [];
  const visit = (node: ts.Node): void => {
    if (isForPrograms(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, text: spaced(text) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Types, imports, keys of messages and comparisons. */
function isForPrograms(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (!ts.isStringLiteral(node)) return false;
  const { parent } = node;
  return (
    ts.isCaseClause(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBinaryExpression(parent) && /^[=!]==$/.test(parent.operatorToken.getText()))
  );
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) ? node.text : undefined;
  if (ts.isStringLiteralLike(node)) {
    const { parent } = node;
    const isRead = ts.isJsxAttribute(parent) && READ_ATTRIBUTES.test(parent.name.getText());
    return isRead ? node.text : readable(node.text);
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  return readable(parts.map(({ text }) => text).join('…'));
}

function readable(text: string): string | undefined {
  if (READ_IN_MARKUP.test(text)) return text;
  const words = text.replaceAll(/<[^<>]*>/g, '');
  return READABLE.test(words) && !FOR_BROWSERS.test(words) ? text : undefined;
}
