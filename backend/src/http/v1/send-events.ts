import type { Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import type { EventStreams } from './event-streams.ts';

/** The content of an event: the current state of a job or batch. */
export interface EventState {
  /** Identifies the state, as `Last-Event-ID` does (contract §16.4). */
  readonly id: string;
  /** Whether nothing follows. */
  readonly final: boolean;
  /** JSON. */
  readonly data: string;
}

/** How long a stream is quiet before it sends a comment, which keeps proxies from closing it. */
const HEARTBEAT_MS = 15_000;

/** How soon a browser's `EventSource` reconnects after a stream breaks. */
const RECONNECT_MS = 1000;

/**
 * Sends an event for the current state and after each change, until it is final (contract §16).
 * @param stream.read the state, for a caller whose token is looked up again each time, so that a
 *   revoked token ends its streams
 * @param stream.watch calls back after each change of what was read last
 * @param stream.heartbeatMs how often to read without a change
 * @param stream.minIntervalMs the least time between two events, unless the second is final
 * @throws what the first `read` throws; a later failure ends the stream
 */
export async function sendEvents(
  request: Request,
  response: AppResponse,
  stream: {
    readonly streams: EventStreams;
    readonly token: string;
    readonly event: 'job' | 'batch';
    readonly read: () => Promise<EventState>;
    readonly watch: (stateId: string, listener: () => void) => () => void;
    readonly heartbeatMs?: number;
    readonly minIntervalMs?: number;
  },
): Promise<void> {
  const { heartbeatMs = HEARTBEAT_MS, minIntervalMs = 0 } = stream;
  let state = await stream.read();
  let sent = request.get('last-event-id');
  if (state.final && state.id === sent) {
    // An EventSource would otherwise come back forever.
    response.status(204).end();
    return;
  }
  const wakeUp = new WakeUp();
  const closed = new AbortController();
  const isOpen = (): boolean => !closed.signal.aborted;
  const close = (): void => {
    closed.abort();
    wakeUp.wake();
  };
  const release = stream.streams.open(stream.token, close);
  // They may have left during the first read, which a busy database delays.
  if (response.closed) close();
  else response.once('close', close);
  const unwatch = stream.watch(state.id, () => wakeUp.wake());
  try {
    response.status(200);
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // nginx would otherwise hold events back to send them in larger pieces.
    response.setHeader('X-Accel-Buffering', 'no');
    if (request.method === 'HEAD') return;
    response.write(`retry: ${RECONNECT_MS}\n\n`);
    let sentAt = Number.NEGATIVE_INFINITY;
    while (isOpen()) {
      const delayMs = state.final ? 0 : sentAt + minIntervalMs - performance.now();
      if (state.id !== sent && delayMs <= 0) {
        response.write(`event: ${stream.event}\nid: ${state.id}\n${dataLines(state.data)}\n\n`);
        sent = state.id;
        sentAt = performance.now();
      }
      if (state.final) return;
      const waitMs = state.id === sent ? heartbeatMs : delayMs;
      const woken = await wakeUp.next(waitMs);
      if (!isOpen()) return;
      if (!woken && waitMs === heartbeatMs) {
        // A client that doesn't read would let events pile up in memory.
        if (response.writableNeedDrain) response.destroy();
        else response.write(': waiting\n\n');
      }
      state = await stream.read();
    }
  } catch (error) {
    // The stream ends as it would if the connection broke; a new request gets the error.
    if (!response.headersSent) throw error;
  } finally {
    unwatch();
    release();
    response.off('close', close);
    response.end();
  }
}

function dataLines(json: string): string {
  return json
    .split(/\r\n|\r|\n/)
    .map((line) => `data: ${line}`)
    .join('\n');
}

/** A wait that can be cut short, even just before it starts. */
class WakeUp {
  #woken = false;
  #resolve: ((woken: boolean) => void) | undefined;

  wake(): void {
    this.#woken = true;
    this.#resolve?.(true);
  }

  /** @returns whether it was woken before the time was over */
  async next(ms: number): Promise<boolean> {
    if (!this.#woken) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<boolean>((resolve) => {
        this.#resolve = resolve;
        timer = setTimeout(resolve, ms, false);
      });
      clearTimeout(timer);
      this.#resolve = undefined;
    }
    const woken = this.#woken;
    this.#woken = false;
    return woken;
  }
}
