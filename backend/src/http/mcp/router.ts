import { MCP_PATH, SERVICE_NAME } from '@wareword/shared-schema';
import type { AppResponse, Readiness } from '@wareword/server/http';
import { Router, type Request } from 'express';
import { ApiError } from '../errors.ts';
import { requireReady } from '../require-ready.ts';
import type { McpContext } from './endpoint.ts';

const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';

/**
 * The MCP server, and what its clients read about how it authorizes them (RFC 9728). That names no
 * authorization server: people paste a token into their client (ADR-0045).
 */
export function mcp(
  ctx: Omit<McpContext, 'metadataUrl'> & { readonly readiness: Readiness },
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { publicUrl } = ctx;
  const metadataUrl = new URL(RESOURCE_METADATA_PATH + MCP_PATH, publicUrl);
  const metadata = {
    resource: new URL(MCP_PATH, publicUrl).href,
    resource_name: SERVICE_NAME,
    resource_documentation: new URL('/docs/agents', publicUrl).href,
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
