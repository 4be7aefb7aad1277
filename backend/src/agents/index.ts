/** Agents that are connected to the MCP server by OAuth: clients, their approval, and their tokens. */
export { approveAgent, denyAgent } from './approve-agent.ts';
export { readAuthorizationRequest, type AuthorizationRequest } from './authorization-request.ts';
export { ClientDocuments, type ClientDocumentOptions } from './client-documents.ts';
export { ClientMetadataSchema } from './client-metadata.ts';
export type { AgentsContext } from './context.ts';
export { exchangeAgentCode } from './exchange-code.ts';
export { OAuthError, type OAuthErrorCode } from './oauth-error.ts';
export { registerClient, type RegisteredClient } from './register-client.ts';
export { reviewAgent, type AgentReview } from './review-agent.ts';
export { AGENT_SCOPE, isMcpResource, mcpResource } from './resource.ts';
