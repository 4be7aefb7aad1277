import { createHmac } from 'node:crypto';
import type { TestService } from '../service.ts';
import { PASSWORD, type TestAccount } from '../accounts.ts';
import { sessionCookie } from '../billing/call-dashboard.ts';
import { post } from './visitors.ts';

const PERIOD_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app that scanned a code (RFC 6238). */
export interface AuthenticatorApp {
  /** @param periods how many periods of 30 seconds from now */
  code(periods?: number): string;
}

/** @param uri what the QR code holds */
export function readApp(uri: string): AuthenticatorApp {
  const key = fromBase32(new URL(uri).searchParams.get('secret') ?? '');
  return {
    code: (periods = 0) => {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + periods));
      const digest = createHmac('sha1', key).update(counter).digest();
      const offset = (digest.at(-1) ?? 0) & 15;
      return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
    },
  };
}

/** Turns two-factor sign-in on for an account, as its settings do. */
export async function turnOnTwoFactor(
  service: TestService,
  account: TestAccount,
): Promise<{ app: AuthenticatorApp; recoveryCodes: readonly string[]; cookie: string }> {
  const cookie = await sessionCookie(service, account.userId);
  const { body } = await post(service, '/two-factor/enable', { password: PASSWORD }, { cookie });
  const app = readApp(String(body['totpURI']));
  const on = await post(service, '/two-factor/verify-totp', { code: app.code() }, { cookie });
  if (on.status !== 200)
    throw new Error(`Two-factor sign-in stays off: ${JSON.stringify(on.body)}`);
  // Lets the same code be used again, as it could be after some minutes.
  await service.database.sql`delete from rate_windows where key like 'try:same-code:%'`;
  return { app, recoveryCodes: body['backupCodes'] as string[], cookie: on.cookie };
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.replace(/=+$/, ''), (character) =>
    ALPHABET.indexOf(character).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
