import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';

export interface ClientRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends requests from a thread of its own, so that a test of stalls measures only what the service does.
 * @returns a function that sends all at once, reads their bodies and resolves with their statuses
 */
export function startClientThread(): (requests: readonly ClientRequest[]) => Promise<number[]> {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const send = async ({ url, ...init }) => {
       const response = await fetch(url, init);
       await response.bytes();
       return response.status;
     };
     parentPort.on('message', async (requests) =>
       parentPort.postMessage(await Promise.all(requests.map(send))));`,
    { eval: true },
  );
  onTestFinished(async () => {
    await worker.terminate();
  });
  return async (requests) => {
    worker.postMessage(requests);
    const [statuses] = (await once(worker, 'message')) as [number[]];
    return statuses;
  };
}
