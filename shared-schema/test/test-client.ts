import { onTestFinished, vi } from 'vitest';
import { WarewordClient, type WarewordClientOptions, WarewordError } from '../src/client.ts';
import { ENDPOINT_EXAMPLES } from '../src/openapi-examples.ts';
import type { ScriptedService } from './scripted-service.ts';

export const TOKEN = 'ww_plg_SecretSecretSecretSecretSecret000000';
export const PRODUCT = { product_name: 'Mug', features: 'Blue' };

/** A client that does not wait, and the milliseconds it would have waited. */
export function createTestClient(
  service: ScriptedService,
  options: Partial<WarewordClientOptions> = {},
): { client: WarewordClient; waits: number[] } {
  const waits: number[] = [];
  const client = new WarewordClient({
    baseUrl: service.baseUrl,
    token: TOKEN,
    random: () => 1,
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    ...options,
  });
  return { client, waits };
}

/**
 * Lets a test control time until it ends, so that deadlines do not expire early.
 * @returns a function that advances time by this many milliseconds
 */
export function useFakeTime(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => void vi.advanceTimersByTime(ms);
}

/** The error a call rejects with. */
export async function captureError(call: Promise<unknown>): Promise<WarewordError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof WarewordError) return error;
    throw error;
  }
  throw new Error('the call succeeded');
}

/** A reply from the examples of the OpenAPI document. */
export function exampleReply(endpoint: string, name: string): object {
  const reply = ENDPOINT_EXAMPLES[endpoint]?.reply[name];
  if (reply === undefined) throw new Error(`${endpoint} has no example named ${name}`);
  return reply;
}
