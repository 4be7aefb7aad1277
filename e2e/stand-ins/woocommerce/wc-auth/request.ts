/** Why the store rejects the request; shown on an error page with 401. */
export class InvalidAuthorizeRequest extends Error {}

export interface AuthorizeRequest {
  readonly appName: string;
  readonly userId: string;
  readonly scope: 'read' | 'write' | 'read_write';
  readonly returnUrl: URL;
  readonly callbackUrl: URL;
}

const REQUIRED = ['app_name', 'user_id', 'return_url', 'callback_url', 'scope'] as const;
const PLAIN = /^[A-Za-z0-9._-]+$/;

/** Parses and validates the query of `/wc-auth/v1/…`. */
export function readAuthorizeRequest(
  query: URLSearchParams,
  options: { allowLoopbackCallback: boolean },
): AuthorizeRequest {
  const value = (name: (typeof REQUIRED)[number]) => query.get(name) ?? '';
  for (const name of REQUIRED) {
    if (value(name) === '') throw new InvalidAuthorizeRequest(`Missing parameter ${name}`);
  }
  const scope = value('scope');
  if (scope !== 'read' && scope !== 'write' && scope !== 'read_write') {
    throw new InvalidAuthorizeRequest(`Invalid scope ${scope}`);
  }
  for (const name of ['app_name', 'user_id'] as const) {
    if (!PLAIN.test(value(name))) throw new InvalidAuthorizeRequest(`The ${name} is not valid`);
  }
  const callbackUrl = address('callback_url', value('callback_url'));
  if (callbackUrl.protocol !== 'https:' && !options.allowLoopbackCallback) {
    throw new InvalidAuthorizeRequest('The callback_url needs to be over SSL');
  }
  return {
    appName: value('app_name'),
    userId: value('user_id'),
    scope,
    returnUrl: address('return_url', value('return_url')),
    callbackUrl,
  };
}

/** The query of another step of the same request. */
export function authorizeQuery(request: AuthorizeRequest): URLSearchParams {
  return new URLSearchParams({
    app_name: request.appName,
    user_id: request.userId,
    scope: request.scope,
    return_url: request.returnUrl.href,
    callback_url: request.callbackUrl.href,
  });
}

/** Where the browser is sent at the end: the return URL, with its own query kept. */
export function returnAddress(request: AuthorizeRequest, success: boolean): string {
  const url = new URL(request.returnUrl);
  url.searchParams.set('success', success ? '1' : '0');
  url.searchParams.set('user_id', request.userId);
  return url.href;
}

function address(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new InvalidAuthorizeRequest(`The ${name} is not a valid URL`);
  }
  return url;
}
