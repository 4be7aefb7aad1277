import { onTestFinished, vi } from 'vitest';
import { WarewordClient, type WarewordClientOptions, WarewordError } from '../src/client.ts';
import { ENDPOINT_EXAMPLES } from '../src/openapi-examples.ts';
import type { ScriptedService } from './scripted-service.ts';

export const TOKEN = 'ww_plg_SecretSecretSecretSecretSecret000000';
export const PRODUCT = { product_name: 'Mug', features: 'Blue' };

/** A client that waits for nothing, and the milliseconds that it would have waited. */
export function impatientClient(
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
 * Lets a test pass the time, until its end: a deadline is not met before what it is for.
 * @returns passes so many milliseconds
 */
export function stopTime(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => void vi.advanceTimersByTime(ms);
}

/** The error that a call ends with. */
export async function failureOf(call: Promise<unknown>): Promise<WarewordError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof WarewordError) return error;
    throw error;
  }
  throw new Error('the call succeeded');
}

/** A reply as the OpenAPI document shows it. */
export function exampleReply(endpoint: string, name: string): object {
  const reply = ENDPOINT_EXAMPLES[endpoint]?.reply[name];
  if (reply === undefined) throw new Error(`${endpoint} has no example named ${name}`);
  return reply;
}
