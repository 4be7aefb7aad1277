import { inSpan } from '@wareword/tracing';

/**
 * Runs a query in a span that has its name and nothing of its text or values. What is batched with
 * other requests' queries takes as long as the batch does.
 */
export function inQuerySpan<Result>(name: string, query: () => Promise<Result>): Promise<Result> {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
  return inSpan({ name, kind: 'client', attributes }, query);
}
