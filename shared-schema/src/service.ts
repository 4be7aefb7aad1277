/** The service's fixed names. */
export const SERVICE_NAME = 'Wareword';

/** Prefix of tokens (`ww_…`) and of the one-time code's query parameter (`ww_code`). */
export const SERVICE_PREFIX = 'ww';

/** Query parameter in which the connect flow returns the one-time code. */
export const CONNECT_CODE_PARAMETER = `${SERVICE_PREFIX}_code`;

/** Value of `api_version` in every response (contract §12.1). */
export const API_VERSION = 'v1';

/** Path of the API below the service's base URL. */
export const API_BASE_PATH = `/api/${API_VERSION}`;

/** Path of the MCP server below the service's base URL. */
export const MCP_PATH = '/mcp';

/** Milliseconds a client waits between two polls of a job (contract §7.3). */
export const POLL_AFTER_MS = 3000;
