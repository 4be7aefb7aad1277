import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** What people read in French. */
const FILES = [
  '*/{src,app,web/src}/**/messages/fr/*.ts',
  '*/src/**/texts/french.ts',
  'shopify-app/extensions/*/locales/fr.json',
];

/** A space that a line can break at, before or after a mark that French keeps with its word. */
const BREAKING_SPACE = / [?!;:»]|« /;

/** Parts of strings and templates with such a space. */
function breakingSpacesIn(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    const isRest = ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if ((isText || isRest) && BREAKING_SPACE.test(node.text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('French marks never begin a line: a no-break space goes before them', () => {
  const files = globSync(FILES, { cwd: ROOT, exclude: (path) => path.endsWith('node_modules') });

  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap(breakingSpacesIn)).toEqual([]);
});
