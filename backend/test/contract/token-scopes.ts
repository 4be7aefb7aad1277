import { ENDPOINTS, type EndpointName, type Scope } from '@wareword/shared-schema';

/**
 * Runs `work` while an endpoint accepts other token scopes than its own, to test `scope_forbidden`
 * (contract §2.7) with any endpoint and token.
 */
export async function withScopes<Result>(
  name: EndpointName,
  scopes: readonly Scope[],
  work: () => Promise<Result>,
): Promise<Result> {
  const endpoint = ENDPOINTS[name];
  const own = endpoint.scopes;
  Object.assign(endpoint, { scopes });
  try {
    return await work();
  } finally {
    Object.assign(endpoint, { scopes: own });
  }
}
