import { describeValidationError, MAX_BODY_BYTES } from '@wareword/shared-schema';
import express, { type Request, type Response } from 'express';
import type { z } from 'zod';
import { type DomainError, invalid } from '../../errors.ts';
import { ApiError } from '../errors.ts';

/** A body that cannot be used: the error, and the status if it is not the code's own. */
export interface BadBody {
  readonly error: DomainError | ApiError;
  readonly status?: number;
}

export type ReadBody<Value> = { readonly value: Value } | BadBody;

/** Parsed as JSON whatever the content type says (contract §1.1). */
const readRaw = express.raw({ type: () => true, limit: MAX_BODY_BYTES });

/**
 * Reads and validates a JSON body. Errors are returned rather than thrown, because the caller is
 * authorized before their body is validated (contract §3.1).
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
        ? 'The request body is empty. Send a JSON object.'
        : 'The request body is not valid JSON. Send one JSON object in UTF-8.';
    return { error: new ApiError('invalid_json', message) };
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { error: invalid('The request body must be a JSON object.') };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  return { error: invalid(describeValidationError(parsed.error)) };
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
        error: invalid(`The request body is larger than ${MAX_BODY_BYTES / 1024} KiB.`),
        status: 413,
      };
    case 'encoding.unsupported':
      return {
        error: new ApiError(
          'invalid_json',
          'The request body could not be decoded. Send plain JSON, or compress it with gzip, deflate or br.',
        ),
      };
    default:
      return { error: new ApiError('invalid_json', 'The request body was truncated.') };
  }
}
