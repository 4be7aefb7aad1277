import { getNamedType, GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { adminSchema } from './schema.ts';

/**
 * Rejects a field that requires a scope which was not granted.
 * @throws {GraphQLError} `ACCESS_DENIED`
 */
export function requireAccess(info: GraphQLResolveInfo, granted: readonly string[]): void {
  const { requiredAccess } = adminSchema();
  const names = [`${info.parentType.name}.${info.fieldName}`, getNamedType(info.returnType).name];
  for (const name of names) {
    const words = requiredAccess.get(name);
    if (words === undefined || isGranted(words, granted)) continue;
    throw new GraphQLError(`Access denied for ${info.fieldName} field. Required access: ${words}`, {
      extensions: {
        code: 'ACCESS_DENIED',
        documentation: 'https://shopify.dev/api/usage/access-scopes',
        requiredAccess: words,
      },
    });
  }
}

/** Any one of the scopes named in the text is enough; a text without scopes requires none. */
function isGranted(words: string, granted: readonly string[]): boolean {
  const scopes = words.match(/(?:un)?(?:authenticated_)?(?:read|write)_[a-z_]+/g) ?? [];
  return (
    scopes.length === 0 ||
    scopes.some(
      (scope) => granted.includes(scope) || granted.includes(scope.replace(/^read_/, 'write_')),
    )
  );
}
