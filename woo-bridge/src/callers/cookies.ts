import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { z } from 'zod';

/**
 * The cookies. Scripts cannot read them, and forms of other sites do not send them. Over https they
 * have a prefix, so that neither other sites on the same domain nor attackers on plain http can set
 * them.
 */
export const SESSION_COOKIE = 'wareword_woocommerce';
/** Marks the browser that asked a store for keys, before it has a session. */
export const BROWSER_COOKIE = 'wareword_browser';
/** A one-time notice about what went wrong on another page. */
const NOTICE_COOKIE = 'wareword_notice';
const NOTICE_MS = 60_000;

/** The notice for the next page. */
const NoticeSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** Where to continue. */
  link: z.string().nullable(),
});
export type Notice = z.infer<typeof NoticeSchema>;

/** Reads and sets the cookies of one request. */
export class Cookies {
  readonly #request: Request;
  readonly #response: Response;
  readonly #publicUrl: URL;

  constructor(request: Request, response: Response, publicUrl: string) {
    this.#request = request;
    this.#response = response;
    this.#publicUrl = new URL(publicUrl);
  }

  get(plainName: string): string | undefined {
    const value = parseCookie(this.#request.headers.cookie ?? '')[this.#name(plainName)];
    return value !== undefined && /^[\w-]{1,2000}$/.test(value) ? value : undefined;
  }

  /** Whether this browser has none of them, so that nothing is known of it. */
  isEmpty(): boolean {
    return [SESSION_COOKIE, BROWSER_COOKIE, NOTICE_COOKIE].every(
      (name) => this.get(name) === undefined,
    );
  }

  set(name: string, value: string, maxAge: number): void {
    this.#response.cookie(this.#name(name), value, { ...this.#options(), maxAge });
  }

  clear(name: string): void {
    this.#response.clearCookie(this.#name(name), this.#options());
  }

  setNotice(notice: Notice): void {
    const value = Buffer.from(JSON.stringify(notice)).toString('base64url');
    this.set(NOTICE_COOKIE, value, NOTICE_MS);
  }

  /** Reads and clears it. */
  takeNotice(): Notice | null {
    const value = this.get(NOTICE_COOKIE);
    if (value === undefined) return null;
    this.clear(NOTICE_COOKIE);
    try {
      return NoticeSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
    } catch {
      return null;
    }
  }

  /** `__Host-` requires path `/`; below a path, only `__Secure-` is possible. */
  #name(name: string): string {
    if (!this.#isSecure) return name;
    return `${this.#publicUrl.pathname === '/' ? '__Host-' : '__Secure-'}${name}`;
  }

  get #isSecure(): boolean {
    return this.#publicUrl.protocol === 'https:';
  }

  #options() {
    return {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
      path: this.#publicUrl.pathname,
    } as const;
  }
}
