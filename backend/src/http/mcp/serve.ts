import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  McpServer,
  type CallToolResult,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import type { SecurityEvents } from '@wareword/security/events';
import { API_VERSION, SERVICE_NAME } from '@wareword/shared-schema';
import { inputSchemaOf } from '@wareword/shared-schema/openapi';
import type { AppResponse } from '@wareword/server/http';
import type { Request } from 'express';
import type { Logger } from '../../logger.ts';
import type { Credential } from '../../tokens/index.ts';
import { codeOf, recordErrorCode, toPublicError } from '../errors.ts';
import type { ApiContext } from '../v1/handler.ts';
import { NEXT_STEPS } from './next-steps.ts';
import type { Tool } from './tool.ts';
import { TOOLS } from './tools.ts';

export interface ServeContext {
  readonly api: ApiContext;
  readonly logger: Logger;
  readonly securityEvents: SecurityEvents;
}

const INSTRUCTIONS = [
  `${SERVICE_NAME} writes product listings for Amazon, Shopify and WooCommerce from product details.`,
  "A listing says only what the details say: send every fact you know, and don't make any up.",
  "Each new listing uses one of the monthly listings (get_usage); reading, waiting and auditing don't.",
  "No tool publishes anything. Show listings to the user, who publishes them from their store's app.",
].join(' ');

/** The schema of a tool's arguments, for clients. The tool validates them itself, with the API's errors. */
function argumentsOf({ input }: Tool): StandardSchemaWithJSON {
  const schema = inputSchemaOf(input);
  return {
    '~standard': {
      version: 1,
      vendor: 'zod',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => ({ ...schema }), output: () => ({ ...schema }) },
    },
  };
}

const LISTED = TOOLS.map((tool) => ({ tool, inputSchema: argumentsOf(tool) }));

/**
 * Answers one message of a client whose token is known. Nothing is kept between messages: there is
 * no session that a client could lose, replay or take from another (ADR-0045).
 */
export async function serveMessage(
  ctx: ServeContext,
  {
    request,
    response,
    credential,
    message,
  }: { request: Request; response: AppResponse; credential: Credential; message: object },
): Promise<void> {
  const handler = createMcpHandler(() => createServer(ctx, credential, response), {
    // There is nothing to subscribe to: the tools are the same until the next release.
    maxSubscriptions: 0,
    onerror: (error) => {
      ctx.logger.debug({ requestId: response.locals.requestId, err: error }, 'MCP message refused');
    },
  });
  await toNodeHandler(handler)(request, response, message);
}

function createServer(ctx: ServeContext, credential: Credential, response: AppResponse): McpServer {
  const server = new McpServer(
    { name: SERVICE_NAME.toLowerCase(), title: SERVICE_NAME, version: API_VERSION },
    { capabilities: { tools: { listChanged: false } }, instructions: INSTRUCTIONS },
  );
  for (const { tool, inputSchema } of LISTED) {
    const { title, description, hints } = tool;
    server.registerTool(
      tool.name,
      { title, description, inputSchema, annotations: { title, ...hints, openWorldHint: false } },
      async (given, { mcpReq }): Promise<CallToolResult> => {
        try {
          const call = { ctx: ctx.api, credential, signal: mcpReq.signal };
          return { content: [{ type: 'text', text: await tool.call(call, given) }] };
        } catch (error) {
          return failed(error, ctx, response);
        }
      },
    );
  }
  return server;
}

/** An error that the model sees, and can act on. */
function failed(error: unknown, ctx: ServeContext, { locals }: AppResponse): CallToolResult {
  const seen = toPublicError(error, { ...ctx, ...locals });
  const code = codeOf(seen);
  recordErrorCode(locals, code);
  const text = JSON.stringify({
    error: { code, message: seen.message },
    next_step: NEXT_STEPS[code],
  });
  return { isError: true, content: [{ type: 'text', text }] };
}
