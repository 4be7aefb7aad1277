import type { SecurityEvents } from '@wareword/security/events';
import type { Endpoint } from '@wareword/shared-schema';
import type { Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import type { AgentsContext } from '../../agents/index.ts';
import type { OneAtATime } from '../../rate-limits/index.ts';
import type { ProgressQuery } from '../../batches/index.ts';
import type { VoiceContext } from '../../brands/index.ts';
import type { Plans } from '../../config.ts';
import type { ConnectContext } from '../../connect/index.ts';
import type { ChangeWatcher, Database } from '../../database/index.ts';
import type { BatchId, JobId } from '../../identifiers.ts';
import type { SyncContext } from '../../jobs/index.ts';
import type { Cursors } from './cursors.ts';
import type { WebhooksContext } from '../../webhooks/index.ts';
import type { EventStreams } from './event-streams.ts';

/** Dependencies of the endpoints. */
export interface ApiContext extends SyncContext, VoiceContext {
  readonly database: Database;
  readonly plans: Plans;
  readonly connect: ConnectContext;
  readonly agents: AgentsContext;
  readonly securityEvents: SecurityEvents;
  /** URL of the pricing page (contract §10.1). */
  readonly upgradeUrl: string;
  /** Aborted when the process is stopping and has waited long enough for work in progress. */
  readonly shutdownSignal: AbortSignal;
  readonly cursors: Cursors;
  readonly streams: EventStreams;
  /** Checks of text: audits, and why a listing has its scores. */
  readonly checks: OneAtATime;
  readonly jobWatcher: ChangeWatcher<JobId>;
  readonly webhooks: WebhooksContext;
  readonly batchWatcher: ChangeWatcher<BatchId>;
  readonly batchProgress: ProgressQuery;
  /** `{base_url}`. */
  readonly publicUrl: URL;
}

/** One request to an endpoint of the table. */
export interface HandlerCall {
  readonly ctx: ApiContext;
  readonly endpoint: Endpoint;
  readonly request: Request;
  readonly response: AppResponse;
}

/** Handles one endpoint of the table; errors it throws are handled in one place. */
export type Handler = (call: HandlerCall) => Promise<void>;

/** Sends JSON that is already serialized. */
export function sendJson(response: AppResponse, status: number, json: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(json));
  response.end(json);
}
