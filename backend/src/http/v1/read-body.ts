import { describeValidationError, MAX_BODY_BYTES } from '@wareword/shared-schema';
import express, { type Request, type Response } from 'express';
import type { z } from 'zod';
import { Refusal } from '../../refusal.ts';

/** A body that cannot be used: the refusal, and the status where it is not the code's own. */
export interface BadBody {
  readonly refusal: Refusal;
  readonly status?: number;
}

export type ReadBody<Value> = { readonly value: Value } | BadBody;

/** Read as JSON whatever the content type says (decisions 6). */
const readRaw = express.raw({ type: () => true, limit: MAX_BODY_BYTES });

/**
 * Reads and checks a JSON body. What is wrong with it comes back rather than being thrown: a
 * caller is judged before their body is (decisions, "Order of judgement").
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  response: Response,
  schema: Schema,
): Promise<ReadBody<z.output<Schema>>> {
  let bytes: Buffer;
  try {
    bytes = await readBytes(request, response);
  } catch (error) {
    return unreadable(error);
  }
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const message =
      bytes.length === 0
        ? 'The body is empty. Send a JSON object.'
        : 'The body is not valid JSON. Send one JSON object, in UTF-8.';
    return { refusal: new Refusal('invalid_json', message) };
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { refusal: new Refusal('validation_error', 'The body must be a JSON object.') };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  return { refusal: new Refusal('validation_error', describeValidationError(parsed.error)) };
}

function readBytes(request: Request, response: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    readRaw(request, response, (error?: Error) => {
      if (error !== undefined) reject(error);
      else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    });
  });
}

function unreadable(error: unknown): BadBody {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return {
        refusal: new Refusal(
          'validation_error',
          `The body is larger than ${MAX_BODY_BYTES / 1024} KiB. Send less text.`,
        ),
        status: 413,
      };
    case 'encoding.unsupported':
      return {
        refusal: new Refusal(
          'invalid_json',
          'The body cannot be decoded. Send it as plain JSON, or with gzip, deflate or br.',
        ),
      };
    default:
      return { refusal: new Refusal('invalid_json', 'The body did not arrive whole.') };
  }
}
