import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isAllowedUrl, type GuardedAgents } from './agents.ts';
import type { AddressPolicy } from './policy.ts';

/** Why a URL was not read. */
export type FollowProblem = 'address_refused' | 'invalid_redirect' | 'too_many_redirects';

/** Thrown by {@link follow}. Errors of the connection are thrown unchanged. */
export class FollowError extends Error {
  readonly problem: FollowProblem;

  constructor(problem: FollowProblem) {
    super(problem);
    this.problem = problem;
  }
}

interface FollowOptions {
  readonly policy: AddressPolicy;
  readonly agents: GuardedAgents;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxRedirects: number;
}

/**
 * Requests a URL and follows its redirects. Each URL is checked before it is requested, and again when
 * connecting. Usernames and passwords in URLs aren't sent.
 * @returns the first response that is not a redirect, whatever its status
 * @throws {FollowError}
 */
export async function follow(start: URL, options: FollowOptions): Promise<IncomingMessage> {
  let url = start;
  for (let redirects = 0; redirects <= options.maxRedirects; redirects++) {
    if (!isAllowedUrl(url, options.policy)) throw new FollowError('address_refused');
    const response = await send(withoutUser(url), options);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return response;
    response.destroy();
    const next = URL.parse(headers.location, url.href);
    if (next === null || !['http:', 'https:'].includes(next.protocol) || next.hostname === '') {
      throw new FollowError('invalid_redirect');
    }
    url = next;
  }
  throw new FollowError('too_many_redirects');
}

function withoutUser(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  bare.hash = '';
  return bare;
}

function send(url: URL, { agents, headers, signal }: FollowOptions): Promise<IncomingMessage> {
  const [get, agent] =
    url.protocol === 'https:' ? [getHttps, agents.httpsAgent] : [getHttp, agents.httpAgent];
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers, signal }, resolve).on('error', reject);
    // A server that switches protocols gives neither a response nor an error.
    request.on('close', () => reject(Object.assign(new Error('Closed.'), { code: 'ECONNRESET' })));
  });
}
