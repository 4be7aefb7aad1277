import ts from 'typescript';
import { readRepository } from '../docs/repository.ts';

/** Errors whose argument, by its position, is a code that pages have a text for. */
const CODE_ARGUMENT: ReadonlyMap<string, number> = new Map([
  ['StoreError', 1],
  ['StoreAppError', 0],
  ['BadInput', 0],
]);

/** Codes are in lower case; tRPC's own are not. */
const CODE = /^[a-z][a-z_]*$/u;

/**
 * The codes of problems in sources: the members of each type that is named for its codes, such as
 * `ConnectErrorCode`, and the codes of errors and reasons that are written where they are used.
 */
export function problemCodes(patterns: readonly string[]): ReadonlySet<string> {
  const codes = new Set<string>();
  const add = (node: ts.Node | undefined) => {
    if (node !== undefined && ts.isStringLiteral(node) && CODE.test(node.text)) {
      codes.add(node.text);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeAliasDeclaration(node) && node.name.text.endsWith('Code')) {
      const members = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
      for (const member of members) if (ts.isLiteralTypeNode(member)) add(member.literal);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'code') add(node.initializer);
    if (ts.isNewExpression(node)) {
      const position = CODE_ARGUMENT.get(node.expression.getText());
      if (position !== undefined) add(node.arguments?.[position]);
    }
    ts.forEachChild(node, visit);
  };
  for (const { path, text } of readRepository(patterns)) {
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  }
  return codes;
}
