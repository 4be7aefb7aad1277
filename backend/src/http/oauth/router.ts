import type { SecurityEvents } from '@wareword/security/events';
import type { AppResponse, Readiness } from '@wareword/server/http';
import { Router, type Request } from 'express';
import {
  AGENT_SCOPE,
  ClientMetadataSchema,
  exchangeAgentCode,
  OAuthError,
  registerClient,
  type AgentsContext,
} from '../../agents/index.ts';
import { enforceAddressRate } from '../../rate-limits/index.ts';
import { revokeByHolder } from '../../tokens/index.ts';
import { readText } from '../v1/read-body.ts';
import { requireReady } from '../require-ready.ts';

export const AUTHORIZATION_PATH = '/oauth/authorize';
const TOKEN_PATH = '/oauth/token';
const REGISTRATION_PATH = '/oauth/register';
const REVOCATION_PATH = '/oauth/revoke';
const METADATA_PATH = '/.well-known/oauth-authorization-server';

const MAX_BODY_BYTES = 16 * 1024;
/** Exchanges and revocations per minute from one address. */
const EXCHANGES_PER_MINUTE = 60;

interface OAuthContext extends AgentsContext {
  readonly readiness: Readiness;
  readonly securityEvents: SecurityEvents;
}

/**
 * What clients of the MCP server call to be authorized, without a browser (contract §21.8): metadata
 * (RFC 8414), registration (RFC 7591) and token endpoint (RFC 6749).
 */
export function oauth(ctx: OAuthContext): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { publicUrl, securityEvents } = ctx;
  const address = (path: string) => new URL(path, publicUrl).href;
  const metadata = {
    issuer: publicUrl.origin,
    authorization_endpoint: address(AUTHORIZATION_PATH),
    token_endpoint: address(TOKEN_PATH),
    registration_endpoint: address(REGISTRATION_PATH),
    revocation_endpoint: address(REVOCATION_PATH),
    revocation_endpoint_auth_methods_supported: ['none'],
    scopes_supported: [AGENT_SCOPE],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: address('/docs/agents'),
  };

  router.get(METADATA_PATH, (_request: Request, response: AppResponse) => {
    response.locals.route = METADATA_PATH;
    response.json(metadata);
  });
  router.post(
    REGISTRATION_PATH,
    requireReady(ctx.readiness),
    answering(REGISTRATION_PATH, async (request, response) => {
      const text = await bodyOf(request, response);
      const parsed = ClientMetadataSchema.safeParse(jsonOf(text));
      if (!parsed.success) {
        throw new OAuthError(
          'invalid_client_metadata',
          'Send a JSON object with redirect_uris, an array of 1 to 10 URLs.',
        );
      }
      const input = { address: request.ip ?? '', metadata: parsed.data };
      const client = await registerClient({ ctx, input });
      response.status(201).json(client);
    }),
  );
  router.post(
    TOKEN_PATH,
    requireReady(ctx.readiness),
    answering(TOKEN_PATH, async (request, response) => {
      const arrivedAt = new Date();
      await enforceAddressRate({
        ctx,
        input: { address: request.ip ?? '', maxPerMinute: EXCHANGES_PER_MINUTE },
      });
      const form = formOf(await bodyOf(request, response));
      try {
        const issued = await exchangeAgentCode({ ctx, input: { form, arrivedAt } });
        securityEvents.record({
          event: 'security.agent_exchange',
          outcome: 'success',
          actor: issued.userId,
          target: `${issued.clientId} ${issued.tokenPrefix}`,
          concerns: issued.workspaceId,
          action: TOKEN_PATH,
          subject: issued.clientName,
        });
        response.json({ access_token: issued.token, token_type: 'Bearer', scope: AGENT_SCOPE });
      } catch (error) {
        if (error instanceof OAuthError) {
          const { actor, target, workspaceId, clientName, replayed } = error.details;
          securityEvents.record({
            event: replayed ? 'security.agent_replay' : 'security.agent_exchange',
            outcome: 'refused',
            actor,
            target,
            reason: error.code,
            concerns: workspaceId,
            action: TOKEN_PATH,
            subject: clientName,
          });
        }
        throw error;
      }
    }),
  );
  router.post(
    REVOCATION_PATH,
    requireReady(ctx.readiness),
    answering(REVOCATION_PATH, async (request, response) => {
      await enforceAddressRate({
        ctx,
        input: { address: request.ip ?? '', maxPerMinute: EXCHANGES_PER_MINUTE },
      });
      const { token } = formOf(await bodyOf(request, response));
      if (typeof token !== 'string') {
        throw new OAuthError('invalid_request', 'token is missing or repeated.');
      }
      const revoked = await revokeByHolder({ ctx: { orm: ctx.database.orm }, input: { token } });
      if (revoked !== undefined) {
        securityEvents.record({
          event: revoked.scope === 'plugin' ? 'security.disconnect' : 'security.key_revoke',
          outcome: 'success',
          actor: revoked.userId,
          target: `${revoked.label} ${revoked.tokenPrefix}`,
          concerns: revoked.workspaceId,
          action: REVOCATION_PATH,
          subject: revoked.label,
        });
      }
      // The same for a token that is unknown, which its holder can do nothing about (RFC 7009, 2.2).
      response.status(200).json({});
    }),
  );
  return router;
}

/** The protocol's errors in its own format; all others like the errors of any request. */
function answering(
  route: string,
  handle: (request: Request, response: AppResponse) => Promise<void>,
) {
  return async (request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = route;
    response.setHeader('Cache-Control', 'no-store');
    try {
      await handle(request, response);
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      response.locals.errorCode = error.code;
      const { code, message } = error;
      response.status(400).json({ error: code, error_description: message });
    }
  };
}

async function bodyOf(request: Request, response: AppResponse): Promise<string> {
  const text = await readText(request, response, MAX_BODY_BYTES);
  if ('error' in text) throw new OAuthError('invalid_request', text.error.message);
  return text.value;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A form's fields; one that is repeated is a list, which no field may be (RFC 6749, 3.2). */
function formOf(text: string): Readonly<Record<string, unknown>> {
  const fields = Map.groupBy(new URLSearchParams(text), ([name]) => name);
  return Object.fromEntries(
    Array.from(fields, ([name, pairs]) => {
      const values = pairs.map(([, value]) => value);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
