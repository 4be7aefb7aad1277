import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const FOLDER = resolve(import.meta.dirname, '..');
const made = new Map<string, string>();

/**
 * Builds a classic browser script from TypeScript files, in dependency order: modules for the
 * compiler, and one function for the browser.
 */
export function browserScript(...files: readonly string[]): string {
  const key = files.join();
  const known = made.get(key);
  if (known !== undefined) return known;
  const parts = files.map((file) =>
    javaScript(readFileSync(resolve(FOLDER, file), 'utf8'))
      .replace(/^import\b[^;]*;$/gm, '')
      .replace(/^export (?=(?:async )?(?:function|const|let|class)\b)/gm, ''),
  );
  const script = `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
  made.set(key, script);
  return script;
}

function javaScript(source: string): string {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
  };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}
