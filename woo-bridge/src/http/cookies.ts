import type { Request, Response } from 'express';
import { z } from 'zod';

/** The cookies of the bridge. No script reads them, and no other site's form sends them along. */
export const SESSION_COOKIE = 'wareword_bridge';
/** Marks the browser that asked a store for keys, before it has a session. */
export const BROWSER_COOKIE = 'wareword_browser';
/** What went wrong on the way back from another page, told once. */
const NOTICE_COOKIE = 'wareword_notice';
const NOTICE_MS = 60_000;

/** What the next page tells. */
export const NoticeSchema = z.object({ code: z.string(), message: z.string() });
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

  get(name: string): string | undefined {
    for (const pair of (this.#request.headers.cookie ?? '').split(';')) {
      const [key = '', value = ''] = pair.trim().split('=', 2);
      if (key === name && /^[\w-]{1,2000}$/.test(value)) return value;
    }
    return undefined;
  }

  set(name: string, value: string, maxAge: number): void {
    this.#response.cookie(name, value, { ...this.#options(), maxAge });
  }

  clear(name: string): void {
    this.#response.clearCookie(name, this.#options());
  }

  setNotice(notice: Notice): void {
    const value = Buffer.from(JSON.stringify(notice)).toString('base64url');
    this.set(NOTICE_COOKIE, value, NOTICE_MS);
  }

  /** Tells it once. */
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

  #options() {
    return {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#publicUrl.protocol === 'https:',
      path: this.#publicUrl.pathname,
    } as const;
  }
}
