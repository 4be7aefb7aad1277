import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

export interface SessionTokenOptions {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly domain: string;
  /** Number of the staff member. */
  readonly staff: number;
  readonly now: number;
  /** Lifetime in seconds; expired if negative. 60, as in Shopify, if absent. */
  readonly expiresIn?: number;
  /** Changed claims, for tokens that must be rejected. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** A session token as issued by App Bridge: a JWT, HS256 with the app's secret. */
export function makeSessionToken(options: SessionTokenOptions): string {
  const { apiKey, apiSecret, domain, staff, expiresIn = 60 } = options;
  const at = Math.floor(options.now / 1000);
  const claims = {
    iss: `https://${domain}/admin`,
    dest: `https://${domain}`,
    aud: apiKey,
    sub: String(staff),
    exp: at + expiresIn,
    nbf: at - 1,
    iat: at - 1,
    jti: randomUUID(),
    sid: randomUUID(),
    ...options.claims,
  };
  const head = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${head}.${sign(head, apiSecret)}`;
}

/** @returns the domain of its shop, if it is valid */
export function readSessionToken(
  token: string,
  { apiKey, apiSecret, now }: Pick<SessionTokenOptions, 'apiKey' | 'apiSecret' | 'now'>,
): string | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const right = Buffer.from(sign(`${head}.${body}`, apiSecret));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Record<
    string,
    unknown
  >;
  const { aud, exp, dest } = claims;
  if (aud !== apiKey || typeof exp !== 'number' || typeof dest !== 'string') return undefined;
  return exp * 1000 > now ? new URL(dest).hostname : undefined;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
