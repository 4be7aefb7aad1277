import { setTimeout as sleep } from 'node:timers/promises';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { Refusal } from '../refusal.ts';
import { forgetAttempts, takeAttempt, type AttemptLimit } from './take-attempt.ts';

const SIGN_IN = '/sign-in/email';
const SIGN_UP = '/sign-up/email';
const ASK_FOR_RESET = '/request-password-reset';
const ASK_FOR_CONFIRMATION = '/send-verification-email';

/**
 * What may be tried with one e-mail address, from wherever: passwords, and mails to it. Guesses
 * that are spread over many addresses of the net meet here.
 */
const LIMITS: Readonly<Record<string, readonly AttemptLimit[]>> = {
  [SIGN_IN]: [
    { most: 10, seconds: 60 },
    { most: 60, seconds: 3600 },
  ],
  [SIGN_UP]: [{ most: 10, seconds: 3600 }],
  [ASK_FOR_RESET]: [{ most: 5, seconds: 3600 }],
  [ASK_FOR_CONFIRMATION]: [{ most: 5, seconds: 3600 }],
};

/** Mails to an address that nobody has confirmed, whatever they were sent for. */
const CONFIRMATIONS: AttemptLimit = { most: 5, seconds: 3600 };

/** Milliseconds that these take at least, so that what they find does not show in their time. */
const AT_LEAST: Readonly<Record<string, number>> = { [ASK_FOR_RESET]: 250, [SIGN_UP]: 250 };

const WithEmail = z.object({ email: z.string() });

/** What surrounds better-auth's own judgement: limits by e-mail address, and even times. */
export function attemptGuard(database: Database) {
  const started = new WeakMap<Request, number>();
  return {
    before: createAuthMiddleware(async ({ path, body, request }) => {
      if (request !== undefined) started.set(request, performance.now());
      const limits = LIMITS[path];
      const who = WithEmail.safeParse(body);
      if (limits === undefined || !who.success) return;
      for (const limit of limits) {
        try {
          const at = attemptAt(path, limit);
          await takeAttempt({ ctx: { database }, input: { at, of: who.data.email, limit } });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          throw new APIError('TOO_MANY_REQUESTS', {
            message: error.message,
            code: 'TOO_MANY_ATTEMPTS',
          });
        }
      }
    }),
    after: createAuthMiddleware(async ({ path, request }) => {
      const since = request === undefined ? undefined : started.get(request);
      const least = AT_LEAST[path];
      if (since === undefined || least === undefined) return;
      await sleep(Math.max(0, least - (performance.now() - since)));
    }),
  };
}

/**
 * Whether an address may be mailed once more to be confirmed. Each sign-in to an unconfirmed account
 * asks for that, and whoever signed up with somebody else's address could fill their inbox with it.
 */
export async function mayConfirm(database: Database, email: string): Promise<boolean> {
  try {
    const input = { at: 'confirmation-mail', of: email, limit: CONFIRMATIONS };
    await takeAttempt({ ctx: { database }, input });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Lets somebody sign in who has just set a new password, whoever guessed at the old one. */
export async function forgetSignInAttempts(database: Database, email: string): Promise<void> {
  for (const limit of LIMITS[SIGN_IN] ?? []) {
    await forgetAttempts({
      ctx: { database },
      input: { at: attemptAt(SIGN_IN, limit), of: email },
    });
  }
}

function attemptAt(path: string, { seconds }: AttemptLimit): string {
  return `${path}:${seconds}`;
}
