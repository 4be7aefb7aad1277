import { ENDPOINTS, type EndpointName, type Scope } from '@wareword/shared-schema';

/**
 * Runs `work` while an endpoint takes other types of token than its own. In v1 every endpoint takes
 * both, so `scope_forbidden` can only be seen with another row in the table (decisions 21).
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
