import { stdSerializers } from 'pino';

/** Precedes the values of a failed query in the messages of Drizzle's errors. The values may be secret. */
const PARAMETERS = '\nparams:';

/**
 * Properties of Drizzle's and Postgres's errors with the query, its values, or the rows that a constraint or
 * function was about.
 */
const QUERY_PROPERTIES = new Set(['params', 'query', 'parameters', 'args', 'detail', 'where']);

/** Maximum number of nested errors that are looked at. */
const MAX_ERRORS = 100;

/**
 * Serializes an error for the log, with its causes and the errors it aggregates, but without the values of
 * failed queries.
 */
export function serializeError(error: Error): Record<string, unknown> {
  // The stack of an error repeats its message, whatever the values in it look like.
  const messages = errorsWithin(error)
    .map(({ message }) => message)
    .filter((message) => message.includes(PARAMETERS))
    .sort((one, other) => other.length - one.length);
  return withoutValues(stdSerializers.err(error), messages);
}

function errorsWithin(error: Error): readonly Error[] {
  const found = new Set<Error>([error]);
  for (const one of found) {
    const own: readonly unknown[] = Object.values(one);
    const inner = [one.cause, ...own];
    if (one instanceof AggregateError) {
      const { errors }: { errors: readonly unknown[] } = one;
      inner.push(...errors);
    }
    for (const value of inner) {
      if (value instanceof Error && found.size < MAX_ERRORS) found.add(value);
    }
  }
  return [...found];
}

function withoutValues(serialized: object, messages: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(serialized)
      .filter(([key]) => !QUERY_PROPERTIES.has(key))
      .map(([key, value]: [string, unknown]) => [key, strip(value, messages)]),
  );
}

function strip(value: unknown, messages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => strip(one, messages));
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return withoutValues(value, messages);
  }
  if (typeof value !== 'string') return value;
  const known = messages.reduce(
    (text, message) => text.replaceAll(message, () => untilParameters(message)),
    value,
  );
  // Any values that remain come from a message that was composed of others, so nothing after this point can be
  // kept.
  return untilParameters(known);
}

function untilParameters(text: string): string {
  const start = text.indexOf(PARAMETERS);
  return start === -1 ? text : text.slice(0, start);
}
