/** A response as the caller sees it. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The data of the last event if the response is a stream. Tests assert on the content. */
  readonly body: Record<string, unknown>;
}

export interface CallOptions {
  readonly token?: string | undefined;
  /** Sent as JSON; a string is sent as is. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export const PRODUCT = {
  product_name: 'Walnut Desk Organizer',
  features: 'Solid walnut\nSix compartments\nNon-slip cork base',
} as const;

/**
 * Calls an endpoint like any HTTP client would. @param call method and path, such as `POST /jobs`
 */
export async function callApi(
  apiUrl: string,
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS'} /${string}`,
  { token, body, headers = {} }: CallOptions = {},
): Promise<ApiResponse> {
  const [method = '', path = ''] = call.split(/ (.*)/);
  const response = await fetch(apiUrl + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const json = isStream ? text.slice(text.lastIndexOf('\ndata: ') + '\ndata: '.length) : text;
  return {
    status: response.status,
    headers: response.headers,
    body: json === '' ? {} : (JSON.parse(json) as Record<string, unknown>),
  };
}
