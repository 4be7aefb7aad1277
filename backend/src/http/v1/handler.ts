import type { Endpoint } from '@wareword/shared-schema';
import type { Request } from 'express';
import type { Plans } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import type { SyncContext } from '../../jobs/index.ts';
import type { Outbox } from '../../mail/index.ts';
import type { AppResponse } from '../request-context.ts';

/** What the endpoints work with. */
export interface ApiContext extends SyncContext {
  readonly database: Database;
  readonly plans: Plans;
  readonly outbox: Outbox;
  /** Address of the pricing page (document, "Account snapshot"). */
  readonly upgradeUrl: string;
  /** Aborted when the process stops and has waited long enough for what is under way. */
  readonly hurry: AbortSignal;
  /** `{base_url}`. */
  readonly publicUrl: URL;
}

/** Answers one endpoint of the table; what it throws is answered in one place. */
export type Handler = (call: {
  ctx: ApiContext;
  endpoint: Endpoint;
  request: Request;
  response: AppResponse;
}) => Promise<void>;

/** Sends JSON that is text already. */
export function sendJson(response: AppResponse, status: number, json: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(json));
  response.end(json);
}
