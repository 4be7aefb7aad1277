import { z } from 'zod';
import { MAX_HEADER_CHARACTERS, type EntryPoint, type HostileRequest } from './entry-point.ts';

/** The parts of a procedure that are visible outside its router. */
const Procedure = z.custom<{ readonly _def: object }>((value) => typeof value === 'function');
const Definition = z.object({
  type: z.enum(['query', 'mutation', 'subscription']),
  inputs: z.array(z.instanceof(z.ZodType)),
});

const JsonSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.json()).optional(),
  const: z.json().optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
});

/** Texts of this length are sent to bounded fields untruncated, to test the bounds too. */
const TOO_MANY = 10_000;

/** An input in which every text is `text`, and everything else is valid. */
function inputOf(schema: unknown, text: string): unknown {
  const { type, enum: values, const: value, anyOf, ...rest } = JsonSchema.parse(schema);
  if (values !== undefined) return values[0];
  if (value !== undefined) return value;
  if (anyOf !== undefined) return inputOf(anyOf[0], text);
  switch (type ?? '') {
    case 'string':
      return text.length < TOO_MANY ? text.slice(0, rest.maxLength).toWellFormed() : text;
    case 'integer':
    case 'number':
      return rest.minimum === undefined || rest.minimum < 1 ? 1 : rest.minimum;
    case 'boolean':
      return true;
    case 'array':
      return [inputOf(rest.items, text)];
    case 'object':
      return Object.fromEntries(
        Object.entries(rest.properties ?? {}).map(([name, property]) => [
          name,
          inputOf(property, text),
        ]),
      );
    default:
      return text;
  }
}

/** An input in which every field is `json`, which may be incomplete. */
function structureOf(schema: unknown, json: string): string {
  const { anyOf, properties } = JsonSchema.parse(schema);
  if (anyOf !== undefined) return structureOf(anyOf[0], json);
  if (properties === undefined) return json;
  const members = Object.entries(properties).map(
    ([name, property]) => `${JSON.stringify(name)}:${structureOf(property, json)}`,
  );
  return `{${members.join(',')}}`;
}

/** One call of a procedure. */
interface Call {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly schema: unknown;
}

/** The procedures called by one request, and the longest text that this many queries can carry. */
const GROUP = 4;
const MAX_QUERY_TEXT = 700;

/** Maximum calls per request. */
const BATCH = 20;

export interface RouterEntryPoints {
  /** `router._def.procedures` */
  readonly procedures: object;
  readonly headers: () => Record<string, string>;
  /** Whether one request may call several procedures. */
  readonly batched: boolean;
}

/**
 * Every procedure of a tRPC router with an input, read from the router, so that new ones are
 * included. If batching is allowed, several share a request.
 */
export function procedureEntryPoints({
  procedures,
  headers,
  batched,
}: RouterEntryPoints): EntryPoint[] {
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const calls = callsOf(procedures).filter((call) => call.kind === kind);
    const group = batched ? GROUP : 1;
    return Array.from({ length: Math.ceil(calls.length / group) }, (_, at) => {
      const some = calls.slice(at * group, (at + 1) * group);
      const longest = batched ? MAX_QUERY_TEXT : MAX_QUERY_TEXT * GROUP;
      return entryPointOf(some, { headers, batched }, (text) =>
        some.map(({ schema }) => {
          const own = kind === 'query' ? text.slice(0, longest).toWellFormed() : text;
          return JSON.stringify(inputOf(schema, own));
        }),
      );
    });
  });
}

/** Every procedure with an input, with a structure in place of each field. */
export function structureEntryPoints({
  procedures,
  headers,
  batched,
}: RouterEntryPoints): EntryPoint[] {
  return callsOf(procedures).map((call) => ({
    ...entryPointOf([call], { headers, batched }, (json) => [structureOf(call.schema, json)]),
    name: `${call.name}: a structure in each field`,
  }));
}

/** Each procedure, as many times as one request may call it. */
export function batchEntryPoints(
  procedures: object,
  headers: () => Record<string, string>,
): EntryPoint[] {
  return callsOf(procedures).map((call) => {
    const calls = Array<Call>(BATCH).fill(call);
    const inputs = (text: string) => calls.map(() => JSON.stringify(inputOf(call.schema, text)));
    const entryPoint = entryPointOf(calls, { headers, batched: true }, inputs);
    return { ...entryPoint, name: `${call.name} × ${BATCH}` };
  });
}

function callsOf(procedures: object): Call[] {
  return Object.entries(procedures).flatMap(([name, procedure]) => {
    const { type, inputs } = Definition.parse(Procedure.parse(procedure)._def);
    const [input] = inputs;
    if (input === undefined) return [];
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    return [{ name, kind: type, schema }];
  });
}

/** @param inputsFor the input of each call, as JSON */
function entryPointOf(
  calls: readonly Call[],
  { headers, batched }: Omit<RouterEntryPoints, 'procedures'>,
  inputsFor: (text: string) => readonly string[],
): EntryPoint {
  const names = calls.map(({ name }) => name);
  const path = `/trpc/${names.join(',')}`;
  const bodyFor = (text: string) =>
    batched
      ? `{${inputsFor(text)
          .map((input, at) => `"${at}":${input}`)
          .join(',')}}`
      : (inputsFor(text)[0] ?? '');
  const send = (text: string): HostileRequest => {
    const body = bodyFor(text);
    if (calls[0]?.kind === 'query') {
      const start = body.slice(0, MAX_HEADER_CHARACTERS).toWellFormed();
      const query = encodeURIComponent(start).slice(0, MAX_HEADER_CHARACTERS);
      const input = `${batched ? 'batch=1&' : ''}input=${query}`;
      return { method: 'GET', path: `${path}?${input}`, headers: headers() };
    }
    return {
      method: 'POST',
      path: batched ? `${path}?batch=1` : path,
      headers: { 'Content-Type': 'application/json', ...headers() },
      body,
    };
  };
  return { name: names.join(', '), send };
}
