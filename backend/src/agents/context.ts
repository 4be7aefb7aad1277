import type { Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { ClientDocuments } from './client-documents.ts';

/** Dependencies for connecting an agent. */
export interface AgentsContext {
  readonly database: Database;
  readonly plans: Plans;
  /** `{base_url}`: the authorization server, and the MCP server behind it. */
  readonly publicUrl: URL;
  readonly documents: ClientDocuments;
}
