import { inSpan } from '@wareword/tracing';

/**
 * Runs a query in a span that has its name, but not its text or values. A query that is batched
 * with those of other requests takes as long as the batch does.
 */
export function inQuerySpan<Result>(name: string, query: () => Promise<Result>): Promise<Result> {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
  return inSpan({ name, kind: 'client', attributes }, query);
}
