import { APIError } from 'openai';

/** How the model is made to return JSON: by a schema, by JSON mode, or only by the prompt. */
export type FormatKind = 'json_schema' | 'json_object' | 'none';

/** The options of a request that not every compatible endpoint supports. */
export interface RequestOptions {
  readonly format: FormatKind;
  /** The endpoint's name for the output limit. */
  readonly limit: 'max_completion_tokens' | 'max_tokens' | 'none';
  readonly effort: boolean;
}

/** The options that every endpoint is assumed to accept. */
export const EVERY_OPTION: RequestOptions = {
  format: 'json_schema',
  limit: 'max_completion_tokens',
  effort: true,
};

/** Statuses with which endpoints reject an unknown option. */
const REJECTION_STATUSES: ReadonlySet<number | undefined> = new Set([400, 404, 422, 501]);

/** Error codes of problems that other options can't fix. */
const OTHER_CAUSES: ReadonlySet<unknown> = new Set([
  'billing_hard_limit_reached',
  'content_filter',
  'content_policy_violation',
  'context_length_exceeded',
  'insufficient_quota',
  'invalid_api_key',
  'model_not_found',
  'DeploymentNotFound',
]);
const OTHER_WORDS =
  /\bmodel\b.{0,120}\b(?:not found|does not exist|not exist)|\bcontext (?:length|window|size)\b/i;

/**
 * The options to try after a rejected request: without the one that the error names, or else with a
 * simpler format, or else without the others in turn. Undefined if the error has another cause or
 * no option is left to omit.
 */
export function simplerOptions(
  options: RequestOptions,
  error: unknown,
): RequestOptions | undefined {
  if (!(error instanceof APIError)) return undefined;
  const status: unknown = error.status;
  if (typeof status !== 'number' || !REJECTION_STATUSES.has(status)) return undefined;
  if (OTHER_CAUSES.has(error.code) || OTHER_CAUSES.has(error.type)) return undefined;
  const words = `${error.param ?? ''} ${error.message}`.slice(0, MAX_ERROR_CHARACTERS);
  if (OTHER_WORDS.test(words)) return undefined;
  const named = namedOption(words);
  const steps = [
    ...(named === 'limit' ? [withoutLimit(options)] : []),
    ...(named === 'effort' ? [withoutEffort(options)] : []),
    withLessFormat(options),
    withoutEffort(options),
    withoutLimit(options),
  ];
  return steps.find((step) => step !== undefined);
}

/** Maximum characters of an error message that are read. */
const MAX_ERROR_CHARACTERS = 2_000;

function namedOption(words: string): 'limit' | 'effort' | undefined {
  if (/response_format|json_schema|json_object/i.test(words)) return undefined;
  if (/max_(?:completion_)?tokens/i.test(words)) return 'limit';
  return /reasoning/i.test(words) ? 'effort' : undefined;
}

function withLessFormat(options: RequestOptions): RequestOptions | undefined {
  if (options.format === 'none') return undefined;
  return { ...options, format: options.format === 'json_schema' ? 'json_object' : 'none' };
}

function withoutEffort(options: RequestOptions): RequestOptions | undefined {
  return options.effort ? { ...options, effort: false } : undefined;
}

function withoutLimit(options: RequestOptions): RequestOptions | undefined {
  if (options.limit === 'none') return undefined;
  return { ...options, limit: options.limit === 'max_tokens' ? 'none' : 'max_tokens' };
}
