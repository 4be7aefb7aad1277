import { z } from 'zod';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { ErrorEnvelopeSchema } from './responses.ts';
import { WEBHOOK_PAYLOADS } from './webhook-payloads.ts';

/** A JSON Schema of draft 2020-12, which OpenAPI 3.1 embeds as is. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const COMPONENTS = '#/components/schemas/';

/**
 * `components.schemas`: every body (as a caller may send it), every reply and webhook (as it is sent),
 * and everything they are made of, each under its own name.
 */
export function buildComponentSchemas(): Record<string, JsonSchema> {
  const schemas = namedSchemasOf(ErrorEnvelopeSchema, 'output');
  for (const { body, reply } of Object.values<Endpoint>(ENDPOINTS)) {
    if (body !== null) Object.assign(schemas, namedSchemasOf(body, 'input'));
    Object.assign(schemas, namedSchemasOf(reply.schema, 'output'));
  }
  for (const payload of Object.values(WEBHOOK_PAYLOADS)) {
    Object.assign(schemas, namedSchemasOf(payload, 'output'));
  }
  return schemas;
}

/**
 * A reference to a schema of {@link buildComponentSchemas}.
 *
 * @throws Error if the schema has no name and would have to be inlined
 */
export function referenceTo(schema: z.ZodType): { $ref: string } {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('A schema of the endpoint table needs an id in its meta.');
  return { $ref: COMPONENTS + id };
}

/** The fields of a query with their schemas, in declaration order. */
export function queryFields(query: z.ZodObject): [name: string, schema: JsonSchema][] {
  return Object.entries<z.core.$ZodType>(query.shape).map(([name, field]) => [
    name,
    omitKey('$schema', convert(field, 'input')),
  ]);
}

/** The schema of an object as a caller may send it, in one piece: without names and references. */
export function inputSchemaOf(schema: z.ZodObject): JsonSchema {
  const { $defs = {}, ...root } = convert(schema, 'input');
  return omitKey('$schema', omitKey('id', inline(root, $defs)));
}

function inline(node: unknown, definitions: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(node)) return node.map((one) => inline(one, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...own }: { $ref?: unknown } = node;
  const name = typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : undefined;
  const definition = name === undefined ? {} : omitKey('id', definitions[name]);
  return Object.fromEntries(
    Object.entries({ ...definition, ...own }).map(([key, value]) => [
      key,
      inline(value, definitions),
    ]),
  );
}

function namedSchemasOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(convert(schema, io).$defs ?? {}).map(([name, definition]) => [
      name,
      // The name is the component's key; JSON Schema expects a URI here.
      omitKey('id', referToComponents(definition)),
    ]),
  );
}

function convert(schema: z.core.$ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema }) {
      // Replies may grow within v1, and unknown fields of a request are ignored (contract
      // §4.1, §12.2): neither side is closed.
      delete jsonSchema.additionalProperties;
      // The limits of JavaScript's integers are not part of the API.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // zod drops these two if a value is transformed, because input and output may differ; ours
      // describe the input.
      const meta = z.globalRegistry.get(zodSchema);
      if (Array.isArray(meta?.examples)) jsonSchema.examples = meta.examples;
      if (meta?.default !== undefined) jsonSchema.default = meta.default;
      const variants = variantsOf(zodSchema);
      if (variants !== null) jsonSchema.discriminator = variants;
    },
  });
}

/**
 * OpenAPI's annotation for a union: the field that distinguishes its members, and the value of
 * each.
 */
function variantsOf(schema: z.core.$ZodType) {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return null;
  const propertyName = schema.def.discriminator;
  const mapping: Record<string, string> = {};
  for (const option of schema.options) {
    if (!(option instanceof z.ZodObject)) continue;
    const literal: unknown = option.shape[propertyName];
    if (literal instanceof z.ZodLiteral) mapping[String(literal.value)] = referenceTo(option).$ref;
  }
  return { propertyName, mapping };
}

/** Within one schema zod refers to `$defs`; in the document those are components. */
function referToComponents(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(referToComponents);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', COMPONENTS)
        : referToComponents(value),
    ]),
  );
}

function omitKey(key: string, node: unknown): JsonSchema {
  const entries = typeof node === 'object' && node !== null ? Object.entries(node) : [];
  return Object.fromEntries(entries.filter(([name]) => name !== key));
}
