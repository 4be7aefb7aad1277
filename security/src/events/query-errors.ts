/** Marks the parameter values in the error of a failed query, which may be secret. */
const PARAMETERS = '\nparams:';

/** The properties in which Drizzle stores the query and its values. */
const QUERY_PROPERTIES = new Set(['params', 'query']);

/**
 * Removes the SQL parameters that Drizzle adds to error messages from an error to be logged.
 * @param serialized the error as serialized by the logger
 */
export function withoutQueryParameters(serialized: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(serialized)
      .filter(([key]) => !QUERY_PROPERTIES.has(key))
      .map(([key, value]: [string, unknown]) => [
        key,
        typeof value === 'string' ? stripParameters(value) : value,
      ]),
  );
}

/** The parameters extend to the first line of the stack, or to the end. */
function stripParameters(text: string): string {
  const start = text.indexOf(PARAMETERS);
  if (start === -1) return text;
  const end = text.indexOf('\n    at ', start);
  return text.slice(0, start) + (end === -1 ? '' : text.slice(end));
}
