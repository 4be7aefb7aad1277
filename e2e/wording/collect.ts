import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text of the source code that someone may read: a string, a part of a template, or JSX text. */
export interface SourceText {
  /** Path from the repository's root. */
  readonly file: string;
  readonly line: number;
  /** With single spaces, and `…` where a template or element stands in between. */
  readonly text: string;
}

/** What writes the pages, emails, errors, tips and commands of the service and of both store apps. */
const SOURCES = [
  'backend/src',
  'backend/web',
  'shared-schema/src',
  'security/src',
  'ui/src',
  'publishing/src',
  'server/src',
  'store-app/src',
  'woo-bridge/src',
  'woo-bridge/web',
  'shopify-app/src',
  'shopify-app/app',
].flatMap((folder) => [`${folder}/**/*.{ts,tsx}`, `${folder}/*.html`]);

/** Words in other languages: those that listings are read and written with, and the pages' translations. */
const EXCLUDED =
  /(?:^|\/)(?:node_modules|dist[^/]*|messages\/(?!en\/)[a-z]{2}\/.*|texts\/(?:german|french|spanish)\.ts|site\/example\.ts|generation\/(?:reading|realizing|vocabulary|gate\/measurement-units\.ts|voice\/sentences\/(?!en\.)[a-z]{2}\.ts))$/;

/** Every text of the source code of the service and the store apps. */
export function collectTexts(root: string): SourceText[] {
  return globSync(SOURCES, { cwd: root, exclude: (path) => EXCLUDED.test(path) })
    .filter((file) => !EXCLUDED.test(file))
    .toSorted()
    .flatMap((file) => textsIn(file, readFileSync(`${root}/${file}`, 'utf8')));
}

const DOCS = ['*.md', 'docs/**/*.md', 'content/*.md', '.env.example', 'deploy/**/*.{md,yml}'];

/** Every line of the documentation and of what operators set. */
export function collectDocs(root: string): SourceText[] {
  return globSync(DOCS, { cwd: root })
    .toSorted()
    .flatMap((file) =>
      readFileSync(`${root}/${file}`, 'utf8')
        .split('\n')
        .map((text, at) => ({ file, line: at + 1, text })),
    );
}

/** Every text of one file. */
export function textsIn(file: string, source: string): SourceText[] {
  if (file.endsWith('.html')) return [{ file, line: 1, text: spaced(source) }];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: SourceText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isQuery(node)) return;
    const text = textOf(node);
    if (text !== undefined && /\p{L}/u.test(text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, text: spaced(text) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** A template of anything but HTML is a statement for the database. */
function isQuery(node: ts.Node): boolean {
  return ts.isTaggedTemplateExpression(node) && node.tag.getText() !== 'html';
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join('…');
  }
  // Sentences go on around the elements and values within them.
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    return node.children.map((child) => (ts.isJsxText(child) ? child.text : '…')).join('');
  }
  return undefined;
}

/** With single spaces. */
export function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
