import { isLoopbackHost } from './loopback.ts';
import { trustsEveryone } from './trust-proxy.ts';

export interface ProductionNeeds {
  /** Required settings, with the purpose of each. */
  readonly required: Readonly<Record<string, string>>;
  /** Settings with URLs that browsers are sent to: https, or this machine. */
  readonly publicUrls: readonly string[];
}

/**
 * Lists what makes these settings unsafe when `NODE_ENV` is production, one sentence per problem.
 * Reads the raw settings, so that all problems are reported together with malformed ones.
 */
export function unsafeInProduction(
  environment: NodeJS.ProcessEnv,
  needs: ProductionNeeds,
): string[] {
  if (environment['NODE_ENV'] !== 'production') return [];
  const problems: string[] = [];
  for (const [name, purpose] of Object.entries(needs.required)) {
    if (!environment[name]) problems.push(`${name} must be set in production: ${purpose}`);
  }
  for (const name of needs.publicUrls) {
    const url = URL.parse(environment[name] ?? '');
    if (url?.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
      problems.push(`${name} must be an https URL in production`);
    }
  }
  if (trustsEveryone(environment['TRUST_PROXY'] ?? '')) {
    problems.push(
      'TRUST_PROXY must name the proxies in production, as a number of hops or as addresses; "on" lets clients spoof their IP address',
    );
  }
  return problems;
}
