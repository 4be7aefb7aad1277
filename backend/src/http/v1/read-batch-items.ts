import { exceedsJsonLimits, TimeSlicer } from '@wareword/event-loop';
import {
  CreateJobRequestSchema,
  describeValidationError,
  MAX_BATCH_BODY_BYTES,
  MAX_BATCH_ITEMS,
} from '@wareword/shared-schema';
import { formatNumber } from '@wareword/shared-schema/format';
import type { Request, Response } from 'express';
import type { BatchItemInput } from '../../batches/index.ts';
import { invalid } from '../../errors.ts';
import { ApiError } from '../errors.ts';
import { notJson, parseJson, readText, type BadBody, type ReadBody } from './read-body.ts';

/** Content types of JSON Lines: one request per line. */
const JSON_LINES = /^application\/(jsonl|jsonlines|x-jsonlines|x-ndjson|ndjson)\b/i;

/** Enough for every field of the most requests; a body of nothing but brackets takes a long time to parse. */
const JSON_LIMITS = { maxTokens: 60 * MAX_BATCH_ITEMS, maxDepth: 8 };

/**
 * Reads the requests of a batch from a JSON object or from JSON Lines, in slices (contract §14.1).
 * Without `partial`, the first invalid request rejects the batch; with it, each is reported separately.
 */
export async function readBatchItems(
  request: Request,
  response: Response,
  { partial }: { partial: boolean },
): Promise<ReadBody<BatchItemInput[]>> {
  const text = await readText(request, response, MAX_BATCH_BODY_BYTES);
  if ('error' in text) return text;
  if (await exceedsJsonLimits(JSON_LIMITS, text.value)) {
    return { error: invalid('The request body contains too many values.') };
  }
  const lines = JSON_LINES.test(request.get('Content-Type') ?? '');
  const requests = lines ? await parseLines(text.value) : parseObject(text.value);
  if ('error' in requests) return requests;
  if (requests.value.length === 0) {
    return { error: invalid('requests must have at least one request') };
  }
  if (requests.value.length > MAX_BATCH_ITEMS) {
    const max = formatNumber(MAX_BATCH_ITEMS);
    return { error: invalid(`requests must have at most ${max} requests`) };
  }
  const items = await parseItems(requests.value);
  const bad = items.find((item) => 'rejection' in item);
  if (!partial && bad !== undefined) return { error: invalid(bad.rejection.message) };
  return { value: items };
}

function parseObject(text: string): ReadBody<unknown[]> {
  const json = parseJson(text);
  if (json === undefined) return { error: notJson(text) };
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { error: invalid('The request body must be a JSON object.') };
  }
  if (!('requests' in json)) return { error: invalid('requests is required') };
  if (!Array.isArray(json.requests)) {
    return { error: invalid('requests must be an array of requests') };
  }
  return { value: json.requests };
}

async function parseLines(text: string): Promise<ReadBody<unknown[]>> {
  const slices = new TimeSlicer();
  const values: unknown[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const value = parseJson(line);
    if (value === undefined) return notJsonLine(values.length);
    values.push(value);
    if (values.length > MAX_BATCH_ITEMS) break;
    await slices.yieldIfDue();
  }
  return { value: values };
}

function notJsonLine(index: number): BadBody {
  const message = `requests.${index} isn't valid JSON. Send one JSON object per line.`;
  return { error: new ApiError('invalid_json', message) };
}

async function parseItems(requests: readonly unknown[]): Promise<BatchItemInput[]> {
  const slices = new TimeSlicer();
  const refs = new Map<string, number>();
  const items: BatchItemInput[] = [];
  for (const [index, value] of requests.entries()) {
    items.push(parseItem(value, index, refs));
    await slices.yieldIfDue();
  }
  return items;
}

/** @param refs the position of each `external_ref` so far: a second one would be paid for twice */
function parseItem(value: unknown, index: number, refs: Map<string, number>): BatchItemInput {
  const parsed = CreateJobRequestSchema.safeParse(value);
  if (!parsed.success) {
    const message = describeValidationError(parsed.error, `requests.${index}`);
    return reject(message, readRef(value));
  }
  const { external_ref: ref } = parsed.data;
  if (ref === undefined) return { request: parsed.data };
  const first = refs.get(ref);
  if (first !== undefined) {
    return reject(
      `requests.${index}.external_ref must be unique within the batch; requests.${first} uses the same value`,
      ref,
    );
  }
  refs.set(ref, index);
  return { request: parsed.data };
}

function reject(message: string, externalRef: string | undefined): BatchItemInput {
  return { externalRef, rejection: { code: 'validation_error', message } };
}

/** The reference of an invalid request, so that its sender finds it. */
function readRef(value: unknown): string | undefined {
  const ref = CreateJobRequestSchema.shape.external_ref.safeParse(
    typeof value === 'object' && value !== null && 'external_ref' in value
      ? value.external_ref
      : undefined,
  );
  return ref.success ? ref.data : undefined;
}
