import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import {
  Agent as HttpAgent,
  type AgentOptions,
  type ClientRequest,
  type ClientRequestArgs,
} from 'node:http';
import { Agent as HttpsAgent, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { rootCertificates } from 'node:tls';
import { gatherChunks } from '../http/gather-chunks.ts';
import { classifyAddress } from './addresses.ts';
import { isAllowedPort, portOf, type AddressPolicy } from './policy.ts';
import { createLookup } from './resolve-name.ts';

/** The code of the error that a connection to a refused address or port fails with. */
export const ADDRESS_REFUSED = 'EADDRESSREFUSED';

class RefusedAddressError extends Error {
  readonly code = ADDRESS_REFUSED;
}

type OnConnection = (error: Error | null, stream: Duplex) => void;

/** Whether a URL's host may be called, if it is an IP address rather than a name. */
export function isAllowedHost(hostname: string, policy: AddressPolicy): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 || isAllowedAddress(bare, policy);
}

/** Whether a URL may be called, as far as can be told before its name is resolved. */
export function isAllowedUrl(url: URL, policy: AddressPolicy): boolean {
  return isAllowedHost(url.hostname, policy) && isAllowedPort(portOf(url), policy);
}

function isAllowedAddress(address: string, policy: AddressPolicy): boolean {
  const kind = classifyAddress(address);
  return kind === 'public' || (kind === 'private' && policy.allowPrivate);
}

/** Enough for a page and its resources. */
const MAX_SOCKETS = 8;

/** Agents that connect only to what the policy allows. */
export interface GuardedAgents {
  readonly httpAgent: HttpAgent;
  readonly httpsAgent: HttpsAgent;
}

/**
 * Creates agents for calls under a policy; {@link closeAgents} closes them. They check port and
 * address when connecting, after the name was resolved, so neither a redirect nor a name that
 * changes its address gets past them. A name with at least one refused address is refused.
 * @param options.maxSockets connections to one host at a time; further calls wait for one
 */
export function openAgents(
  policy: AddressPolicy,
  { maxSockets = MAX_SOCKETS }: { readonly maxSockets?: number } = {},
): GuardedAgents {
  const options = {
    keepAlive: true,
    maxSockets,
    lookup: guarded(lookupFor(policy), policy),
  };
  const { trustedCertificates } = policy;
  const trust =
    trustedCertificates === undefined ? {} : { ca: [...rootCertificates, trustedCertificates] };
  return {
    httpAgent: new GuardedHttpAgent(options, policy),
    httpsAgent: new GuardedHttpsAgent({ ...options, ...trust }, policy),
  };
}

/** Closes the connections that were kept for later calls. */
export function closeAgents({ httpAgent, httpsAgent }: GuardedAgents): void {
  httpAgent.destroy();
  httpsAgent.destroy();
}

/**
 * Informational responses (1xx) that a server may send before its response. Node reads any number of
 * them, and a server that sends nothing else would keep the event loop busy until the timeout.
 */
const MAX_INFORMATIONAL = 20;

/**
 * Maximum headers of a response that are kept. 16 KB can hold 2,000, and code that compares each with all
 * others would be slow.
 */
const MAX_HEADERS = 100;

declare module 'node:http' {
  interface Agent {
    /** Assigns a request to a connection. Not in Node's types, but other libraries' agents override it, too. */
    addRequest(request: ClientRequest, ...rest: readonly unknown[]): void;
  }
}

/** Limits what a response may consist of, besides its length. */
function limitResponse(request: ClientRequest): void {
  request.prependOnceListener('response', gatherChunks);
  request.maxHeadersCount = MAX_HEADERS;
  let received = 0;
  request.on('information', () => {
    received += 1;
    if (received <= MAX_INFORMATIONAL) return;
    const error = new Error('The server sent too many informational responses.');
    request.destroy(Object.assign(error, { code: 'EPROTO' }));
  });
}

class GuardedHttpAgent extends HttpAgent {
  readonly #policy: AddressPolicy;

  constructor(options: AgentOptions, policy: AddressPolicy) {
    super(options);
    this.#policy = policy;
  }

  override addRequest(request: ClientRequest, ...rest: readonly unknown[]): void {
    limitResponse(request);
    super.addRequest(request, ...rest);
  }

  override createConnection(options: ClientRequestArgs, callback?: OnConnection) {
    checkTarget(options, this.#policy);
    return super.createConnection(options, callback);
  }
}

class GuardedHttpsAgent extends HttpsAgent {
  readonly #policy: AddressPolicy;

  constructor(options: AgentOptions, policy: AddressPolicy) {
    super(options);
    this.#policy = policy;
  }

  override addRequest(request: ClientRequest, ...rest: readonly unknown[]): void {
    limitResponse(request);
    super.addRequest(request, ...rest);
  }

  override createConnection(options: RequestOptions, callback?: OnConnection) {
    checkTarget(options, this.#policy);
    return super.createConnection(options, callback);
  }
}

/** An IP address is not resolved, so the lookup below does not see it. */
function checkTarget({ host, port }: ClientRequestArgs, policy: AddressPolicy): void {
  if (typeof host === 'string' && !isAllowedHost(host, policy)) {
    throw new RefusedAddressError('requests to this address are not allowed');
  }
  if (!isAllowedPort(Number(port), policy)) {
    throw new RefusedAddressError('requests to this port are not allowed');
  }
}

/** Names on a private network may not be in the DNS, so the system resolves them. */
function lookupFor({ lookup, nameServers, allowPrivate }: AddressPolicy): LookupFunction {
  if (lookup !== undefined) return lookup;
  return allowPrivate && nameServers === undefined ? systemLookup : createLookup(nameServers);
}

function guarded(lookup: LookupFunction, policy: AddressPolicy): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, found, family) => {
      if (error !== null) {
        callback(error, found, family);
        return;
      }
      const addresses: readonly Pick<LookupAddress, 'address'>[] =
        typeof found === 'string' ? [{ address: found }] : found;
      if (addresses.every(({ address }) => isAllowedAddress(address, policy))) {
        callback(null, found, family);
      } else {
        callback(new RefusedAddressError('requests to this address are not allowed'), [], 0);
      }
    });
  };
}
