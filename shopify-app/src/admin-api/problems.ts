import { StoreError } from '@wareword/publishing';
import { z } from 'zod';
import type { GraphqlProblem } from './types.ts';

const OPEN_AGAIN = 'Open the app in your Shopify admin again to restore access.';

export const accessLost = () =>
  new StoreError(
    'access_denied',
    'access_lost',
    `Wareword doesn't have access to your store. ${OPEN_AGAIN}`,
  );

const scopeMissing = () =>
  new StoreError(
    'access_denied',
    'scope_missing',
    `Wareword no longer has permission to edit products. ${OPEN_AGAIN}`,
  );

const unreachable = () =>
  new StoreError(
    'transient',
    'shopify_unreachable',
    "Shopify isn't responding right now. Nothing is lost. Try again in a moment.",
  );

export const throttled = (retryAfterMs: number) =>
  new StoreError(
    'throttled',
    'shopify_throttled',
    "Shopify limits how fast apps can work on a store. We'll continue as soon as it lets us.",
    { retryAfterMs },
  );

/** The response exceeded the size limit; the caller asks again for half as many products. */
export const RESPONSE_TOO_LARGE = 'shopify_response_too_large';

const responseTooLarge = () =>
  new StoreError(
    'refused',
    RESPONSE_TOO_LARGE,
    'This product has too much text for Wareword. Shorten its description in Shopify first.',
  );

/** Statuses that waiting can't fix. */
const BY_STATUS: Readonly<Record<number, () => StoreError>> = {
  401: accessLost,
  402: () => frozen('Pay its Shopify bill to continue.'),
  403: scopeMissing,
  404: accessLost,
  413: responseTooLarge,
  423: () => frozen('Ask Shopify support to unlock it.'),
};

function frozen(remedy: string): StoreError {
  return new StoreError('access_denied', 'store_frozen', `Shopify paused your store. ${remedy}`);
}

/** A response that is not GraphQL: an error status, an HTML page, or none at all. */
export function errorOfStatus(status: number | undefined): StoreError {
  return (status === undefined ? undefined : BY_STATUS[status]?.()) ?? unreachable();
}

const Problems = z.array(
  z.object({
    message: z.string().catch(''),
    path: z.array(z.union([z.string(), z.number()])).catch([]),
    extensions: z.object({ code: z.string().optional().catch(undefined) }).catch({}),
  }),
);

export function readProblems(errors: unknown): GraphqlProblem[] {
  const parsed = Problems.safeParse(errors);
  if (!parsed.success) return [{ message: '', code: undefined, path: [] }];
  return parsed.data.map(({ message, path, extensions }) => ({
    message,
    path,
    code: extensions.code,
  }));
}

/** The error that a GraphQL problem means for the part of the response that it is about. */
export function errorOfProblem({ code }: GraphqlProblem): StoreError {
  if (code === 'ACCESS_DENIED') return scopeMissing();
  if (code === 'THROTTLED') return throttled(1_000);
  return unreachable();
}
