import { setTimeout as sleep } from 'node:timers/promises';
import type { Session, Shopify } from '@shopify/shopify-api';
import type { z } from 'zod';
import { RefreshUnavailable, type ShopTokens } from '../sessions/index.ts';
import { bounded } from './bounded.ts';
import { accessLost, errorOfProblem, errorOfStatus, readProblems, throttled } from './problems.ts';
import type { Throttle } from './throttle.ts';
import type { AdminApi, AdminApiResponse, Operation, Urgency } from './types.ts';

/** In addition to the wait for points that Shopify reported. */
const THROTTLED_PAUSE_MS = 500;

export interface AdminApiParts {
  readonly library: Shopify;
  readonly tokens: ShopTokens;
  readonly throttle: Throttle;
}

/**
 * Opens the Admin API of a shop. Tokens are renewed as needed; a call whose token is rejected is
 * retried once with the current token before the access counts as lost.
 */
export function openAdminApi(parts: AdminApiParts, shop: string, urgency: Urgency): AdminApi {
  return { shop, call: (operation, variables) => call(parts, shop, urgency, operation, variables) };
}

type Variables = Readonly<Record<string, unknown>>;

async function call<Schema extends z.ZodType>(
  parts: AdminApiParts,
  shop: string,
  urgency: Urgency,
  operation: Operation<Schema>,
  variables: Variables,
): Promise<AdminApiResponse<z.output<Schema>>> {
  const { throttle } = parts;
  const deadline = performance.now() + urgency.maxWaitMs;
  for (;;) {
    await throttle.take(shop, operation, urgency);
    const { data, extensions, errors } = await send(parts, shop, urgency, operation, variables);
    throttle.note(shop, operation, extensions);
    if (errors !== undefined && errors.graphQLErrors === undefined) {
      const status = errors.networkStatusCode;
      if (status === 429) throw throttled(retryAfterMs(errors.response));
      throw errorOfStatus(status === 200 ? undefined : status);
    }
    const problems = errors === undefined ? [] : readProblems(bounded(errors.graphQLErrors));
    if (problems.some(({ code }) => code === 'THROTTLED')) {
      if (performance.now() > deadline) throw throttled(THROTTLED_PAUSE_MS);
      await sleep(THROTTLED_PAUSE_MS);
      continue;
    }
    const parsed = operation.data.safeParse(bounded(data ?? {}));
    if (!parsed.success) {
      // If a non-null part failed, there is no data, only errors.
      const [problem] = problems;
      throw problem === undefined ? errorOfStatus(undefined) : errorOfProblem(problem);
    }
    return { data: parsed.data, problems };
  }
}

/** One request, retried with a newer token if Shopify rejects the first. */
async function send(
  { library, tokens }: AdminApiParts,
  shop: string,
  { timeoutMs }: Urgency,
  operation: Operation,
  variables: Variables,
) {
  const ask = (session: Session) => request(library, session, operation, variables, timeoutMs);
  const session = await currentSession(tokens, shop);
  const response = await ask(session);
  if (response.errors?.networkStatusCode !== 401) return response;
  const refused = session.accessToken ?? '';
  const renewed = await orUnreachable(tokens.afterRefusal(shop, refused));
  if (renewed === undefined) throw accessLost();
  const second = await ask(renewed);
  if (second.errors?.networkStatusCode === 401) {
    // The next page the merchant opens obtains new tokens.
    await tokens.forget(shop, renewed.accessToken);
    throw accessLost();
  }
  return second;
}

async function currentSession(tokens: ShopTokens, shop: string): Promise<Session> {
  const session = await orUnreachable(tokens.current(shop));
  if (session === undefined) throw accessLost();
  return session;
}

async function orUnreachable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof RefreshUnavailable ? errorOfStatus(undefined) : error;
  }
}

/** The library's own client: it reports failures in its result and does not throw. */
function request(
  library: Shopify,
  session: Session,
  operation: Operation,
  variables: Variables,
  timeoutMs: number,
) {
  const { client } = new library.clients.Graphql({ session });
  return client.request<unknown>(operation.document, {
    variables: { ...variables },
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function retryAfterMs(response: Response | undefined): number {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 2_000;
}
