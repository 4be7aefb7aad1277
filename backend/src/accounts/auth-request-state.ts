import type { UserId } from '../identifiers.ts';
import type { KnownBrowser, Proof } from './known-browser.ts';

/** What we know about a request before better-auth handles it. */
export interface AuthRequestState {
  readonly startedAt: number;
  /**
   * The account that the request names. The password version is read before the password is
   * compared.
   */
  readonly account:
    | {
        readonly userId: UserId;
        readonly passwordVersion: number;
        readonly email: string;
        readonly twoFactorEnabled: boolean;
      }
    | undefined;
  /** The browser, if someone has signed in there before. */
  readonly knownBrowser: KnownBrowser | undefined;
  /** The proof that made the browser a known one of this account, if any. */
  readonly verifiedBy: Proof | undefined;
}

/** Passed from better-auth's first hook to its last, and to our callbacks in between. */
export type AuthRequestStates = WeakMap<Request, AuthRequestState>;
