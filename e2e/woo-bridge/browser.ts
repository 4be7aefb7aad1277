import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import type { WooAppRouter } from '../../woo-bridge/src/trpc/index.ts';

/** A browser with its own cookies, and the calls that the app's pages make. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #appUrl: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly api;

  /** @param headers sent with every request, such as a user agent */
  constructor(appUrl: string, headers: Readonly<Record<string, string>> = {}) {
    this.#appUrl = appUrl;
    this.#headers = headers;
    this.api = createTRPCClient<WooAppRouter>({
      links: [
        httpLink({
          url: `${appUrl}/trpc`,
          fetch: (url, init) =>
            this.fetch(url instanceof Request ? url.url : String(url), init as RequestInit),
        }),
      ],
    });
  }

  /** Opens a URL without following redirects. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(this.#headers)) headers.set(name, value);
    const own = new URL(url).origin === new URL(this.#appUrl).origin;
    if (own && this.cookies.size > 0) {
      headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    if (own) this.#keep(response);
    return response;
  }

  #keep(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1).join('').split('=', 2);
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** The message that the owner reads about a refused call. */
export async function refusalOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (error instanceof TRPCClientError) {
      const { data } = error as TRPCClientError<WooAppRouter>;
      return { status: data?.httpStatus, code: data?.publicError?.code, message: error.message };
    }
    throw error;
  }
  throw new Error('The call was not refused.');
}
