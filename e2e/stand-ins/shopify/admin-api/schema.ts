import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { z } from 'zod';

export const API_VERSION = '2026-10';

/** Shopify's addition to introspection: the scopes that a type or field requires, as text. */
const Described = z.object({
  data: z.object({
    __schema: z.object({
      types: z.array(
        z.object({
          name: z.string(),
          requiredAccess: z.string().nullish(),
          fields: z
            .array(z.object({ name: z.string(), requiredAccess: z.string().nullish() }))
            .nullish(),
        }),
      ),
    }),
  }),
});

export interface AdminSchema {
  readonly schema: GraphQLSchema;
  /** Texts by `Type` and by `Type.field`. */
  readonly requiredAccess: ReadonlyMap<string, string>;
}

let loaded: AdminSchema | undefined;

/** The Admin API's real schema, read once per process, because it takes a third of a second. */
export function adminSchema(): AdminSchema {
  if (loaded !== undefined) return loaded;
  const file = new URL(
    `./data/admin_${API_VERSION}.json.gz`,
    import.meta.resolve('@shopify/dev-mcp'),
  );
  const raw: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
  const requiredAccess = new Map<string, string>();
  for (const type of Described.parse(raw).data.__schema.types) {
    if (type.requiredAccess) requiredAccess.set(type.name, type.requiredAccess);
    for (const field of type.fields ?? []) {
      if (!field.requiredAccess) continue;
      requiredAccess.set(`${type.name}.${field.name}`, field.requiredAccess);
    }
  }
  const { data } = raw as { data: IntrospectionQuery };
  loaded = { schema: buildClientSchema(data), requiredAccess };
  return loaded;
}
