import { isUtf8 } from 'node:buffer';
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

/**
 * Reads and validates a JSON body. Errors are returned rather than thrown, because the caller is
 * authorized before their body is validated (contract §3.1).
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  response: Response,
  schema: Schema,
): Promise<ReadBody<z.output<Schema>>> {
  const text = await readText(request, response, MAX_BODY_BYTES);
  if ('error' in text) return text;
  const json = parseJson(text.value);
  if (json === undefined) return { error: notJson(text.value) };
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { error: invalid('The request body must be a JSON object.') };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  return { error: invalid(describeValidationError(parsed.error)) };
}

/**
 * Reads a body as text, decompressed, whatever its content type says (contract §1.1), without a
 * byte order mark. What is not UTF-8 reads as a replacement character, which is not JSON either.
 * @param maxBytes after decompression
 */
export async function readText(
  request: Request,
  response: Response,
  maxBytes: number,
): Promise<ReadBody<string>> {
  try {
    const bytes = await readBytes(request, response, maxBytes);
    return { value: isUtf8(bytes) ? new TextDecoder().decode(bytes) : '\ufffd' };
  } catch (error) {
    return unreadable(error, maxBytes);
  }
}

/** The value, or undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function notJson(text: string): ApiError {
  return new ApiError(
    'invalid_json',
    text === ''
      ? 'The request body is empty. Send a JSON object.'
      : "The request body isn't valid JSON. Send one JSON object in UTF-8.",
  );
}

function readBytes(request: Request, response: Response, maxBytes: number): Promise<Buffer> {
  const readRaw = express.raw({ type: () => true, limit: maxBytes });
  return new Promise((resolve, reject) => {
    readRaw(request, response, (error?: Error) => {
      if (error !== undefined) reject(error);
      else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    });
  });
}

function unreadable(error: unknown, maxBytes: number): BadBody {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return {
        error: invalid(`The request body is larger than ${maxBytes / 1024} KB.`),
        status: 413,
      };
    case 'encoding.unsupported':
      return {
        error: new ApiError(
          'invalid_json',
          "The request body couldn't be decoded. Send plain JSON, or compress it with gzip, deflate or br.",
        ),
      };
    default:
      return { error: new ApiError('invalid_json', 'The request body was truncated.') };
  }
}
