import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { fieldsOf } from '../body.ts';
import { shopByDomain, type State } from '../state.ts';
import { readSessionToken } from './session-token.ts';
import { REFRESH_LIFETIME, type TokenPair } from './tokens.ts';

const Client = { client_id: z.string(), client_secret: z.string() };

const AskedSchema = z.discriminatedUnion('grant_type', [
  z.object({
    ...Client,
    grant_type: z.literal('urn:ietf:params:oauth:grant-type:token-exchange'),
    subject_token: z.string(),
    subject_token_type: z.literal('urn:ietf:params:oauth:token-type:id_token'),
    requested_token_type: z.literal('urn:shopify:params:oauth:token-type:offline-access-token'),
    expiring: z.union([z.string(), z.number(), z.boolean()]).optional(),
  }),
  z.object({ ...Client, grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
]);

/** `POST https://{shop}/admin/oauth/access_token` and `POST …/revoke`. */
export function oauthRoutes(state: State): Router {
  const router = express.Router();
  router.post('/access_token', (request, response) => {
    const parsed = AskedSchema.safeParse(fieldsOf(request));
    if (!parsed.success) {
      refuse(response, 'invalid_request', z.prettifyError(parsed.error));
      return;
    }
    const asked = parsed.data;
    const { app } = state;
    if (asked.client_id !== app.apiKey || asked.client_secret !== app.apiSecret) {
      refuse(response, 'application_cannot_be_found', 'No app has this id and secret.');
      return;
    }
    const shop = shopByDomain(state, request.hostname);
    if (shop?.granted === undefined) {
      refuse(response, 'app_not_installed', 'The app is not installed in this shop.');
      return;
    }
    if (asked.grant_type === 'refresh_token') {
      const pair = state.tokens.refresh(shop.domain, asked.refresh_token);
      if (pair === undefined) {
        refuse(response, 'invalid_grant', 'The refresh token is invalid.');
      } else present(response, pair, shop.granted, state);
      return;
    }
    const { apiKey, apiSecret } = app;
    const of = readSessionToken(asked.subject_token, { apiKey, apiSecret, now: state.now() });
    if (of !== shop.domain) {
      refuse(response, 'invalid_subject_token', 'The subject token is invalid.');
    } else if (String(asked.expiring) !== '1') {
      refuse(response, 'invalid_request', 'Public apps must ask for expiring offline tokens.');
    } else present(response, state.tokens.exchange(shop.domain), shop.granted, state);
  });
  router.post('/revoke', (request: Request, response: Response) => {
    state.tokens.revoke(request.hostname);
    response.status(200).end();
  });
  return router;
}

function present(
  response: Response,
  pair: TokenPair,
  granted: readonly string[],
  { tokens }: State,
): void {
  response.json({
    access_token: pair.accessToken,
    scope: granted.join(','),
    expires_in: tokens.accessLifetime,
    refresh_token: pair.refreshToken,
    refresh_token_expires_in: REFRESH_LIFETIME,
  });
}

function refuse(response: Response, error: string, description: string): void {
  response.status(400).json({ error, error_description: description });
}
