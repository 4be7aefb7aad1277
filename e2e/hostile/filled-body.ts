import { IMAGE_LIMITS, MAX_BODY_BYTES, WORD_LIMITS } from '@wareword/shared-schema';
import { inputSchemaOf } from '@wareword/shared-schema/openapi';
import { z } from 'zod';

const JsonSchema = z.looseObject({
  /** The first of several, because the others are not text. */
  type: z.union([z.string(), z.array(z.string()).transform(([first]) => first)]).optional(),
  enum: z.array(z.json()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
});

/** Entries of a list without a specific limit. */
const MAX_ENTRIES = 50;

/** Characters of a text without a specific limit. */
const MAX_CHARACTERS = 5_000;

/**
 * Left out, because they would be refused: what no brand is called, a text in another language than
 * its locale, and a brand's words to avoid that are its words to use.
 */
const OMITTED: ReadonlySet<string> = new Set(['brand_id', 'locale', 'words_to_avoid']);
const FIXED: Readonly<Record<string, unknown>> = { platform: 'amazon', tone: 'Bold' };

/**
 * A valid body in which every field contains the text, up to the field's limit, and every list as many
 * entries of it as fit.
 */
export function filledBody(body: z.ZodObject, text: string): string {
  const schema = schemaOf(body);
  for (let entries = MAX_ENTRIES; ; entries = Math.floor(entries / 2)) {
    const json = JSON.stringify(valueOf(schema, { text, entries, limit: MAX_CHARACTERS }));
    if (entries === 0 || Buffer.byteLength(json) <= MAX_BODY_BYTES) return json;
  }
}

type ReadSchema = z.infer<typeof JsonSchema>;

/** Reading a schema takes longer than filling it, and each is filled with hundreds of texts. */
const schemas = new WeakMap<z.ZodObject, unknown>();
const read = new WeakMap<object, ReadSchema>();

function schemaOf(body: z.ZodObject): unknown {
  const known = schemas.get(body);
  const schema = known ?? inputSchemaOf(body);
  if (known === undefined) schemas.set(body, schema);
  return schema;
}

function readSchema(schema: unknown): ReadSchema {
  const key = schema instanceof Object ? schema : {};
  const known = read.get(key);
  const parsed = known ?? JsonSchema.parse(schema);
  if (known === undefined) read.set(key, parsed);
  return parsed;
}

interface Filling {
  readonly text: string;
  /** Maximum entries of each list. */
  readonly entries: number;
  /** For a text without one. */
  readonly limit: number;
}

function valueOf(schema: unknown, filling: Filling): unknown {
  const { type, enum: values, anyOf, properties = {}, ...rest } = readSchema(schema);
  if (values !== undefined) return values[0];
  if (anyOf !== undefined) return valueOf(anyOf[0], filling);
  const { text, entries } = filling;
  switch (type ?? '') {
    case 'string':
      // Starts with a letter, because whitespace alone counts as missing.
      return `x${text}`.slice(0, rest.maxLength ?? filling.limit).toWellFormed();
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'array':
      return Array.from({ length: Math.min(rest.maxItems ?? entries, entries) }, (_, index) =>
        // Entries differ, and most have to be one line.
        valueOf(rest.items, {
          ...{ entries, limit: WORD_LIMITS.word },
          text: `${index} ${text.replaceAll(/[\r\n]/g, ' ')}`,
        }),
      );
    default:
      return Object.fromEntries(
        Object.entries(properties).flatMap(([name, property]) =>
          OMITTED.has(name) ? [] : [[name, fieldOf(name, property, filling)]],
        ),
      );
  }
}

function fieldOf(name: string, property: unknown, filling: Filling): unknown {
  if (name in FIXED) return FIXED[name];
  if (name !== 'images') return valueOf(property, filling);
  const path = encodeURIComponent(filling.text.toWellFormed());
  return [`https://images.example/${path}`.slice(0, IMAGE_LIMITS.address)];
}
