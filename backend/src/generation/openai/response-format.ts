import type { Platform } from '@wareword/shared-schema';
import { APIError } from 'openai';
import type { ResponseFormatJSONObject, ResponseFormatJSONSchema } from 'openai/resources/shared';
import { draftJsonSchema } from './answer.ts';

/** How the model is held to JSON: by a schema, or, where an endpoint knows none, by the prompt. */
export type FormatKind = 'json_schema' | 'json_object';

/** The `response_format` of a request for this platform's draft. */
export function responseFormat(
  kind: FormatKind,
  platform: Platform,
): ResponseFormatJSONSchema | ResponseFormatJSONObject {
  if (kind === 'json_object') return { type: 'json_object' };
  const schema = draftJsonSchema(platform);
  return {
    type: 'json_schema',
    json_schema: { name: `${platform}_listing`, strict: true, schema },
  };
}

/** Whether the endpoint refused the schema itself: a 400 that speaks of `response_format`. */
export function refusesJsonSchema(error: unknown): boolean {
  if (!(error instanceof APIError) || error.status !== 400) return false;
  return /response_format|json_schema/.test(`${error.param ?? ''} ${error.message}`);
}
