import type { ResponseFormatJSONObject, ResponseFormatJSONSchema } from 'openai/resources/shared';
import type { FormatKind } from './request-options.ts';

/** The expected shape of the model's output. */
export interface OutputFormat {
  readonly name: string;
  readonly schema: Record<string, unknown>;
}

/** The `response_format` of a request; undefined if none is sent. */
export function responseFormat(
  kind: FormatKind,
  { name, schema }: OutputFormat,
): ResponseFormatJSONSchema | ResponseFormatJSONObject | undefined {
  if (kind === 'none') return undefined;
  if (kind === 'json_object') return { type: 'json_object' };
  return { type: 'json_schema', json_schema: { name, strict: true, schema } };
}
