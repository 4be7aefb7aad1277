import { PublishingError, StoreError } from '@wareword/publishing';
import type { Logger } from '@wareword/security/logging';
import { describeError } from '@wareword/store-app/errors';
import { z } from 'zod';
import type { Outcome, Problem } from '../load-context/index.ts';

/** A request that can't be carried out, at the input it is about. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly code: string;
  readonly field: string | null;

  constructor(code: string, message: string, field: string | null = null) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/** Titles, by the problem's code. */
const TITLES: Readonly<Record<string, string>> = {
  access_lost: 'No access to your store',
  scope_missing: 'Permission needed',
  store_frozen: 'Your store is paused',
  shopify_unreachable: "Shopify isn't responding",
  shopify_throttled: 'Shopify is busy',
  run_not_found: 'Run not found',
  item_not_found: 'Product not found',
  nothing_to_do: 'Nothing changed',
  invalid_edit: "Your changes weren't saved",
  invalid_input: 'Something went wrong',
  too_many_products: 'Too many products',
  too_many_runs: 'Too many runs',
  no_products: 'No products selected',
  same_product: 'One product, two listings',
  not_connected: 'Connect to Wareword',
  token_revoked: 'Connect to Wareword again',
  usage_limit_reached: 'No listings left this month',
  service_unreachable: "Wareword isn't responding",
  bulk_not_allowed: 'One product at a time',
  too_many_attempts: 'Too many requests',
  too_busy: 'Too many requests',
  connect_expired: 'Start connecting again',
  connect_denied: 'Not connected',
  connect_failed: "Couldn't connect",
};

const CONNECT = { label: 'Go to connection', href: '/app/connect' };
const RUNS = { label: 'Go to runs', href: '/app/runs' };
/** Problems that a page of the app can fix. */
const LINKS: Readonly<Record<string, Problem['link']>> = {
  not_connected: CONNECT,
  token_revoked: CONNECT,
  connect_expired: CONNECT,
  connect_failed: CONNECT,
  run_not_found: RUNS,
  item_not_found: RUNS,
  too_many_runs: RUNS,
};

/** Where the title has said what happened, and its reader has to know more. */
const MESSAGES: Readonly<Record<string, string>> = {
  run_not_found: "We couldn't find this run. See your store's runs in the list.",
  item_not_found: "This product isn't part of this run. Open the run to see its products.",
};

/** A problem with the title and link for its code. */
export function problemOf({
  code,
  message,
  link = null,
  field = null,
}: {
  readonly code: string;
  readonly message: string;
  /** An external URL: the plans. */
  readonly link?: string | null;
  readonly field?: string | null | undefined;
}): Problem {
  return {
    code,
    title: TITLES[code] ?? 'Something went wrong',
    message: MESSAGES[code] ?? message,
    link: link === null ? (LINKS[code] ?? null) : { label: 'See plans', href: link },
    field,
  };
}

const UNEXPECTED: Problem = {
  code: 'unexpected',
  title: 'Something went wrong',
  message: 'Nothing is lost. Reload the page. If the problem persists, contact support.',
  link: null,
  field: null,
};

/** Runs an operation of a page. Errors become part of the result. */
export async function outcomeOf<Value>(
  logger: Logger,
  work: () => Promise<Value>,
): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const problem = describe(error);
    if (problem === undefined) logger.error({ err: error }, 'a page failed');
    return { ok: false, problem: problem ?? UNEXPECTED };
  }
}

function describe(error: unknown): Problem | undefined {
  if (error instanceof BadInput || error instanceof StoreError) {
    const { code, message } = error;
    return problemOf({ code, message, field: error instanceof BadInput ? error.field : null });
  }
  if (error instanceof PublishingError) {
    const field = error.code === 'invalid_edit' ? 'title' : null;
    return problemOf({ code: error.code, message: error.message, field });
  }
  if (error instanceof z.ZodError) return problemOfInput(error);
  const known = describeError(error);
  return known === undefined ? undefined : problemOf(known);
}

/** The first problem of an input, with its field. */
function problemOfInput(error: z.ZodError): Problem {
  const [issue] = error.issues;
  const field = issue?.path.findLast((part) => typeof part === 'string') ?? null;
  const message =
    issue?.code === 'custom' ? issue.message : 'Check what you entered and try again.';
  return problemOf({ code: 'invalid_input', message, field });
}
