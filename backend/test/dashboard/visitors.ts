import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callDashboard } from '../billing/call-dashboard.ts';
import type { TestService } from '../service.ts';
import { authenticate, type AuthenticationResponse } from './authentication-calls.ts';
import { linkIn, mailText } from './mail-server.ts';

let visitors = 0;
/** A new client address, so that the limits of one test do not affect another. */
export function newClientAddress(): string {
  visitors += 1;
  return `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

/** Calls an account endpoint, from a new address by default. */
export function post(
  service: TestService,
  path: string,
  body: object,
  options: { from?: string; cookie?: string } = {},
): Promise<AuthenticationResponse> {
  return authenticate(service, path, body, { from: newClientAddress(), ...options });
}

/** The email of the user a cookie signs in, or undefined. */
export async function signedInEmail(service: TestService, cookie: string): Promise<unknown> {
  return (await callDashboard(service, cookie, 'query account.read')).data['email'];
}

/** The emails to an address in the service's mail folder, oldest first. */
export function mailsTo(dataDir: string, to: string): string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${to}`))
    .map(mailText);
}

/** Waits until an address has this many emails, and returns them. */
export async function waitForMails(dataDir: string, to: string, count = 1): Promise<string[]> {
  for (;;) {
    const mails = mailsTo(dataDir, to);
    if (mails.length >= count) return mails;
    await new Promise((later) => setImmediate(later));
  }
}

/** The token of an emailed password reset link. */
export function resetToken(mail: string): string {
  return linkIn(mail, '/reset-password').searchParams.get('token') ?? '';
}
