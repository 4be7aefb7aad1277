import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorBody } from './completion.ts';
import { InvalidChatRequest, readChatRequest, type ChatRequest } from './chat-request.ts';
import { perform, refuseRequest } from './perform.ts';
import type { ReceivedRequest, Script, Step } from './steps.ts';

/** A running stand-in. */
export interface OpenAiStandIn {
  /** Base URL for a client, including `/v1`. */
  readonly url: string;
  /** Accepted requests, in order. */
  readonly requests: readonly ReceivedRequest[];
  /** Replaces the rest of the script. */
  setScript(script: Script): void;
  /** Resolves once this many requests have been accepted since the start. */
  received(count: number): Promise<void>;
  /** Ends every connection and stops listening. */
  close(): Promise<void>;
}

export interface OpenAiStandInOptions {
  readonly script?: Script;
  /** 0, the default, picks a free port. */
  readonly port?: number;
  /** `false` records no requests, for long runs. */
  readonly record?: boolean;
}

/** Enough for a thousand connections opened at once. */
const BACKLOG = 4096;

/**
 * Starts an OpenAI-compatible server on loopback. It validates requests as strictly as the real one
 * (key, model, messages, strict schema) and responds as scripted, or else with a draft of the
 * product in the request.
 */
export async function startOpenAiStandIn(
  options: OpenAiStandInOptions = {},
): Promise<OpenAiStandIn> {
  const requests: ReceivedRequest[] = [];
  let script: Script = options.script ?? [];
  let count = 0;
  const waiting = new Set<{ count: number; resolve: () => void }>();

  function nextStep(request: ReceivedRequest): Step {
    const step = typeof script === 'function' ? script(request) : script.shift();
    return step ?? { do: 'answer' };
  }

  function take(incoming: IncomingMessage, response: ServerResponse, chat: ChatRequest) {
    const ended = Promise.withResolvers<'answered' | 'abandoned'>();
    response.once('close', () =>
      ended.resolve(response.writableFinished ? 'answered' : 'abandoned'),
    );
    const request: ReceivedRequest = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      chat,
      index: count,
      ended: ended.promise,
    };
    if (options.record !== false) requests.push(request);
    count += 1;
    for (const waiter of waiting) {
      if (count < waiter.count) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
    return request;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(incoming);
    if (!isChatCompletion(incoming)) {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(errorBody('Unknown request URL', 'invalid_request_error'));
      return;
    }
    if (!/^Bearer \S+$/.test(incoming.headers.authorization ?? '')) {
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(errorBody("You didn't provide an API key.", 'invalid_request_error'));
      return;
    }
    try {
      const request = take(incoming, response, readChatRequest(body));
      const step = nextStep(request);
      await step.until;
      await pause(step.delayMs, response);
      if (!response.destroyed) perform(step, request, response);
    } catch (error) {
      if (!(error instanceof InvalidChatRequest)) throw error;
      refuseRequest(error, response);
    }
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      // A client that disconnects while sending is not an error of the stand-in.
      if (!incoming.destroyed) console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: options.port ?? 0, backlog: BACKLOG }, resolve);
  });

  return {
    url: `http://127.0.0.1:${portOf(server.address())}/v1`,
    requests,
    setScript(next) {
      script = next;
    },
    received(target) {
      if (count >= target) return Promise.resolve();
      return new Promise((resolve) => waiting.add({ count: target, resolve }));
    },
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function isChatCompletion(incoming: IncomingMessage): boolean {
  return incoming.method === 'POST' && incoming.url === '/v1/chat/completions';
}

/** Waits, but only as long as the client stays connected. */
function pause(delayMs: number | undefined, response: ServerResponse): Promise<void> {
  if (delayMs === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on TCP');
  return address.port;
}
