import type { OpenApiDocument } from '@wareword/shared-schema/openapi';
import { z } from 'zod';

/** The parts of a JSON schema that the reference shows. */
export interface Schema {
  readonly type?: string | readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly required?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly items?: Schema | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
}

const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxItems: z.number().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), Schema).optional(),
    items: Schema.optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
  }),
);

/** The content of a body by media type; every body has one. */
const Content = z
  .record(
    z.string(),
    z.object({
      schema: Schema,
      examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}),
    }),
  )
  .optional();

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  security: z.array(z.unknown()),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.string().default(''),
      schema: Schema,
      example: z.string().optional(),
    }),
  ),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content })),
});

const Document = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

export type ReferenceDocument = z.output<typeof Document>;
export type Parameter = z.output<typeof Operation>['parameters'][number];

/** One endpoint. */
export type Endpoint = z.output<typeof Operation> & {
  readonly method: string;
  readonly path: string;
};

/** Our OpenAPI document as the reference needs it: every reference is replaced by what it names. */
export function readDocument(document: OpenApiDocument): ReferenceDocument {
  return Document.parse(resolve(document, document));
}

/** @returns the endpoints with a tag, in the order of the document */
export function endpointsOf({ paths }: ReferenceDocument, tag: string): Endpoint[] {
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
      })),
    )
    .filter(({ tags }) => tags.includes(tag));
}

function resolve(value: unknown, document: object): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, document));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as { $ref?: unknown };
  const named = typeof $ref === 'string' ? resolve(lookUp($ref, document), document) : {};
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, part]) => [key, resolve(part, document)]),
  );
  return { ...(named as object), ...own };
}

/** @param pointer such as `#/components/schemas/Listing` */
function lookUp(pointer: string, document: object): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
}
