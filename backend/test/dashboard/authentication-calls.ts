import type { TestService } from '../service.ts';

export interface AuthenticationResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
  /** The cookies the browser would send from now on. */
  readonly cookie: string;
}

/**
 * Calls better-auth's endpoints the way our pages do.
 * @param from the address reported by a proxy, if the service trusts one
 * @param language what the browser prefers
 */
export async function authenticate(
  service: TestService,
  path: string,
  body: object,
  { cookie = '', from, language }: { cookie?: string; from?: string; language?: string } = {},
): Promise<AuthenticationResponse> {
  const response = await fetch(`${service.baseUrl}/api/auth${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: service.baseUrl,
      ...(cookie === '' ? {} : { Cookie: cookie }),
      ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
      ...(language === undefined ? {} : { 'Accept-Language': language }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
    headers: response.headers,
    cookie: response.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; '),
  };
}
