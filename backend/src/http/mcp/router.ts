import { MCP_PATH, SERVICE_NAME } from '@wareword/shared-schema';
import { AGENT_SCOPE, mcpResource } from '../../agents/index.ts';
import type { AppResponse, Readiness } from '@wareword/server/http';
import { Router, type Request } from 'express';
import { ApiError } from '../errors.ts';
import { requireReady } from '../require-ready.ts';
import type { McpContext } from './endpoint.ts';

const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';

/**
 * The MCP server, and what its clients read about how it authorizes them (RFC 9728): by OAuth
 * (ADR-0056), or with a token that people paste into their client (ADR-0045).
 */
export function mcp(
  ctx: Omit<McpContext, 'metadataUrl'> & { readonly readiness: Readiness },
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { publicUrl } = ctx;
  const metadataUrl = new URL(RESOURCE_METADATA_PATH + MCP_PATH, publicUrl);
  const metadata = {
    resource: mcpResource(publicUrl),
    resource_name: SERVICE_NAME,
    resource_documentation: new URL('/docs/agents', publicUrl).href,
    authorization_servers: [publicUrl.origin],
    scopes_supported: [AGENT_SCOPE],
    bearer_methods_supported: ['header'],
  };

  router.get(
    [RESOURCE_METADATA_PATH, metadataUrl.pathname],
    (_request: Request, response: AppResponse) => {
      response.locals.route = RESOURCE_METADATA_PATH;
      response.json(metadata);
    },
  );
  router.post(
    MCP_PATH,
    requireReady(ctx.readiness),
    async (request: Request, response: AppResponse) => {
      response.locals.route = MCP_PATH;
      // Loaded for the first message: most processes start without one.
      const { receiveMessage } = await import('./endpoint.ts');
      await receiveMessage({ ...ctx, metadataUrl }, request, response);
    },
  );
  router.all(MCP_PATH, (_request: Request, response: AppResponse) => {
    response.locals.route = MCP_PATH;
    response.setHeader('Allow', 'POST');
    throw new ApiError(
      'method_not_allowed',
      `This is an MCP server, which only accepts POST. See ${metadata.resource_documentation} to connect an agent.`,
    );
  });
  return router;
}
