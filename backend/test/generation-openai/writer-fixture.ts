import { afterEach, expect } from 'vitest';
import {
  createOpenAiWriter,
  type OpenAiWriterSettings,
} from '../../src/generation/openai/index.ts';
import { GenerationError } from '../../src/generation/errors.ts';
import type { ListingRequest, Writer } from '../../src/generation/writer.ts';
import {
  startOpenAiStandIn,
  type OpenAiStandIn,
  type Script,
} from '../../../e2e/stand-ins/openai/index.ts';

export const API_KEY = 'sk-test-0123456789abcdef';

export const PRODUCT: ListingRequest = {
  product_name: 'Walnut Desk Organizer',
  features: 'Solid walnut\nSix compartments\nNon-slip cork base',
  platform: 'amazon',
  tone: 'Professional',
  category: 'Office supplies',
  price: undefined,
  customer: undefined,
  competitors: undefined,
};

const running: OpenAiStandIn[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((standIn) => standIn.close()));
});

/** A stand-in that is gone after the test. */
export async function startModel(script?: Script): Promise<OpenAiStandIn> {
  const standIn = await startOpenAiStandIn(script === undefined ? {} : { script });
  running.push(standIn);
  return standIn;
}

export function writerFor(
  model: OpenAiStandIn,
  settings: Partial<OpenAiWriterSettings> = {},
): Writer {
  return createOpenAiWriter({
    apiKey: API_KEY,
    baseUrl: model.url,
    model: 'stand-in-1',
    timeoutMs: 10_000,
    ...settings,
  });
}

export function write(writer: Writer, request: ListingRequest = PRODUCT) {
  return writer.write(request, new AbortController().signal);
}

/** The error that a call ends with, which must be one of ours. */
export async function failureOf(call: Promise<unknown>): Promise<GenerationError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GenerationError);
  if (!(error instanceof GenerationError)) throw new Error('unreachable');
  return error;
}
