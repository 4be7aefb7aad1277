import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** The timeout of a query to one name server, in milliseconds, and how many times it is tried. */
const QUERY_LIMITS = { timeout: 2_000, tries: 2 };

/** Names that are always this machine (RFC 6761), and that name servers don't know. */
const LOCALHOST = /^(?:.*\.)?localhost\.?$/iu;
const LOOPBACK = { address: '127.0.0.1', family: 4 };

/** Error codes of name servers for a name that does not exist or has no address. */
const NOT_FOUND: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Creates a lookup for names chosen by someone else, which only asks name servers. The system's lookup
 * occupies one of Node's few threads while it waits: with names whose servers hang, a few strangers could keep
 * all other names from being resolved.
 * @param nameServers instead of the system's
 */
export function createLookup(nameServers?: readonly string[]): LookupFunction {
  const resolver = new Resolver(QUERY_LIMITS);
  if (nameServers !== undefined) resolver.setServers(nameServers);
  return (hostname, { all }, callback) => {
    if (LOCALHOST.test(hostname)) {
      process.nextTick(() => {
        if (all === true) callback(null, [LOOPBACK]);
        else callback(null, LOOPBACK.address, LOOPBACK.family);
      });
      return;
    }
    void Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]).then(
      ([ipv4, ipv6]) => {
        const found = [
          ...(ipv4.status === 'fulfilled' ? ipv4.value : []).map((address) => ({
            address,
            family: 4,
          })),
          ...(ipv6.status === 'fulfilled' ? ipv6.value : []).map((address) => ({
            address,
            family: 6,
          })),
        ];
        const [first] = found;
        if (first === undefined) callback(failure(hostname, [ipv4, ipv6]), []);
        else if (all === true) callback(null, found);
        else callback(null, first.address, first.family);
      },
    );
  };
}

/** The error, with a code that the system's lookup would use. */
function failure(
  hostname: string,
  results: readonly PromiseSettledResult<string[]>[],
): NodeJS.ErrnoException {
  const isMissing = results.every(
    (result) =>
      result.status === 'rejected' && NOT_FOUND.has((result.reason as NodeJS.ErrnoException).code),
  );
  const code = isMissing ? 'ENOTFOUND' : 'EAI_AGAIN';
  return Object.assign(new Error(`The name ${hostname} was not resolved.`), { code });
}
