import { MCP_PATH } from '@wareword/shared-schema';

/** The scope of agents' tokens: the tools of the MCP server. */
export const AGENT_SCOPE = 'listings';

/** The only resource that tokens of agents are for (RFC 8707). */
export function mcpResource(publicUrl: URL): string {
  return new URL(MCP_PATH, publicUrl).href;
}

/** Whether a client asks for a token of our MCP server; some add a slash. */
export function isMcpResource(given: string, publicUrl: URL): boolean {
  const url = URL.parse(given);
  return url !== null && url.href.replace(/\/$/, '') === mcpResource(publicUrl);
}
