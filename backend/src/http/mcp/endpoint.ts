import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import { exceedsJsonLimits } from '@wareword/event-loop';
import type { AppResponse } from '@wareword/server/http';
import { MAX_BODY_BYTES, MCP_PATH, SCOPES } from '@wareword/shared-schema';
import type { Request } from 'express';
import { AGENT_SCOPE } from '../../agents/index.ts';
import { DomainError, invalid } from '../../errors.ts';
import { identifyCaller, readCredential, type Credential } from '../../tokens/index.ts';
import { ApiError, codeOf, sendError } from '../errors.ts';
import { notJson, parseJson, readText } from '../v1/read-body.ts';
import { serveMessage, type ServeContext } from './serve.ts';

export interface McpContext extends ServeContext {
  readonly publicUrl: URL;
  readonly production: boolean;
  /** Where clients read how they are authorized. */
  readonly metadataUrl: URL;
}

/** Deeper than any message is; the SDK reads messages recursively, and would exhaust the stack. */
const JSON_LIMITS = { maxDepth: 32, maxTokens: MAX_BODY_BYTES };

/** JSON-RPC's code of a message that is not a request object. */
const INVALID_REQUEST = -32_600;

/** Receives one message of a client: checks address, token and body in this order. */
export async function receiveMessage(
  ctx: McpContext,
  request: Request,
  response: AppResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (!isOwnAddress(ctx, request)) {
    ctx.securityEvents.record({
      event: 'security.origin',
      outcome: 'refused',
      target: MCP_PATH,
      reason: request.headers.origin ?? request.headers.host,
    });
    const error = new ApiError(
      'malformed_request',
      `Use ${new URL(MCP_PATH, ctx.publicUrl).href}. Web pages on other sites can't call it.`,
    );
    sendError(response, error, 403);
    return;
  }
  const credential = await authorize(ctx, request, response);
  const text = await readText(request, response, MAX_BODY_BYTES);
  if ('error' in text) {
    sendError(response, text.error, text.status);
    return;
  }
  if (await exceedsJsonLimits(JSON_LIMITS, text.value)) {
    const error = {
      code: INVALID_REQUEST,
      message: `Invalid Request: nested more than ${JSON_LIMITS.maxDepth} levels deep.`,
    };
    response.locals.errorCode = 'malformed_request';
    response.status(400).json({ jsonrpc: '2.0', id: null, error });
    return;
  }
  const message = parseJson(text.value);
  if (message === undefined) throw notJson(text.value);
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw invalid('Send one JSON-RPC message in each request, not an array.');
  }
  await serveMessage(ctx, { request, response, credential, message });
}

/**
 * Whether the client called this server by its name, and not a web page whose own name was made to
 * lead here (DNS rebinding). Outside production a server is also called by its local names.
 */
function isOwnAddress({ publicUrl, production }: McpContext, { headers }: Request): boolean {
  const names = [publicUrl.hostname, ...(production ? [] : ['localhost', '127.0.0.1', '[::1]'])];
  return (
    validateHostHeader(headers.host, names).ok && validateOriginHeader(headers.origin, names).ok
  );
}

/**
 * The token of a message, which is looked up here and again by each tool that needs more than that.
 * @throws {DomainError} with the header that tells MCP clients where to read about tokens
 */
async function authorize(
  { api, metadataUrl }: McpContext,
  request: Request,
  response: AppResponse,
): Promise<Credential> {
  try {
    const credential = readCredential(request.headers.authorization);
    await identifyCaller({ ctx: api, input: { credential, scopes: SCOPES } });
    return credential;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unauthenticated') {
      const reason = codeOf(error) === 'invalid_api_key' ? 'error="invalid_token", ' : '';
      response.setHeader(
        'WWW-Authenticate',
        `Bearer ${reason}resource_metadata="${metadataUrl.href}", scope="${AGENT_SCOPE}"`,
      );
    }
    throw error;
  }
}
