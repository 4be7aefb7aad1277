import { ConnectExchangeRequestSchema } from './requests.ts';
import { AccountSnapshotSchema, ConnectExchangeResponseSchema } from './responses.ts';
import { API_AND_STORE, TOKEN_ERRORS, type Endpoint } from './endpoint.ts';

/** The endpoints of the account and of connecting a store (contract §10, §11). */
export const ACCOUNT_ENDPOINTS = {
  me: {
    method: 'GET',
    path: '/me',
    tag: 'Account',
    summary: 'Get the account',
    description: "The plan, remaining listings, the current token, and the workspace's brands.",
    scopes: API_AND_STORE,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: { status: 200, description: 'The account.', schema: AccountSnapshotSchema },
    errors: [...TOKEN_ERRORS, 'internal_error'],
    timeoutMs: 15_000,
  },
  connectExchange: {
    method: 'POST',
    path: '/connect/exchange',
    tag: 'Connect',
    summary: 'Exchange a connect code for a token',
    description:
      'The last step of the connect flow, called from your server. Reconnecting a store revokes its ' +
      'previous token. To connect a store that is connected to another workspace, you must prove that ' +
      'it is yours. Using a code twice revokes its token.',
    scopes: null,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: ConnectExchangeRequestSchema,
    reply: {
      status: 200,
      description: 'The store token, which is shown only once.',
      schema: ConnectExchangeResponseSchema,
    },
    errors: [
      'invalid_json',
      'validation_error',
      'invalid_code',
      'site_mismatch',
      'store_taken',
      'rate_limited',
      'internal_error',
    ],
    timeoutMs: 15_000,
  },
} as const satisfies Record<string, Endpoint>;
