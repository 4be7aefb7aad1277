import { isUtf8 } from 'node:buffer';
import { countCodePoints, REQUEST_LIMITS, type Scope } from '@wareword/shared-schema';
import type { Request } from 'express';
import type { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { admit, readCredential, type Credential } from '../../tokens/index.ts';
import { sendRefusal } from '../errors.ts';
import { setRateHeaders } from '../rate-headers.ts';
import type { AppResponse } from '../request-context.ts';
import type { ApiContext } from './handler.ts';
import { readBody, type BadBody } from './read-body.ts';

/** What a request has shown so far; its token is yet to be looked up. */
export interface Judged<Body> {
  readonly credential: Credential;
  readonly body: Body;
  readonly idempotencyKey: string | undefined;
}

/**
 * The order of judgement on a request with a token and a body: header, then token, plan, scope and
 * rate, then body. The token is judged in the database, together with whatever the request wants
 * there; so a request whose body is bad is put through that judgement alone.
 * @returns undefined where the request was answered
 * @throws {Refusal}
 */
export async function judge<Schema extends z.ZodType>(
  ctx: ApiContext,
  endpoint: {
    readonly body: Schema;
    readonly scopes: readonly Scope[];
    readonly idempotent: boolean;
  },
  request: Request,
  response: AppResponse,
): Promise<Judged<z.output<Schema>> | undefined> {
  const credential = readCredential(request.headers.authorization);
  const body = await readBody(request, response, endpoint.body);
  const idempotencyKey = endpoint.idempotent ? readKey(request) : '';
  const bad = 'refusal' in body ? body : badKey(idempotencyKey);
  if ('value' in body && bad === undefined) {
    return {
      credential,
      body: body.value,
      idempotencyKey: idempotencyKey === '' ? undefined : idempotencyKey,
    };
  }
  const rate = await admit({ ctx, input: { credential, scopes: endpoint.scopes } });
  setRateHeaders(response, rate);
  if (bad !== undefined) sendRefusal(response, bad.refusal, bad.status);
  return undefined;
}

/** Node reads a header byte by byte; a key beyond ASCII was sent as UTF-8, or as Latin-1. */
function readKey(request: Request): string {
  const key = request.get('Idempotency-Key') ?? '';
  const bytes = Buffer.from(key, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : key;
}

function badKey(key: string): BadBody | undefined {
  const limit = REQUEST_LIMITS.idempotency_key;
  if (countCodePoints(key) <= limit) return undefined;
  return {
    refusal: new Refusal(
      'validation_error',
      `Idempotency-Key must be at most ${limit} characters.`,
    ),
  };
}
