import type { Request } from 'express';

/** The raw body, as read by `express.text`. */
export function textOf(request: Pick<Request, 'body'>): string {
  const body: unknown = request.body;
  return typeof body === 'string' ? body : '';
}

/** The fields of a JSON body, or of a form. */
export function fieldsOf(request: Pick<Request, 'body'>): unknown {
  const text = textOf(request);
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}
