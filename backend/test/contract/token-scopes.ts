import { ENDPOINTS, type EndpointName, type Scope } from '@wareword/shared-schema';

/**
 * Runs `work` while an endpoint accepts other token scopes than its own. In v1 every endpoint
 * accepts both, so `scope_forbidden` can only be tested with a changed table (contract §2.7).
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
