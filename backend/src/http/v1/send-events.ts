import type { Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import type { WorkspaceId } from '../../identifiers.ts';
import type { EventStreams } from './event-streams.ts';

/** The content of an event: the current state of a job or batch. */
export interface EventState {
  /** The workspace that the job or batch belongs to. */
  readonly workspaceId: WorkspaceId;
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
 * @param stream.confirm rechecks the token when nothing has changed; `read` by default
 * @param stream.watch calls back after each change of what was read last
 * @param stream.heartbeatMs how long to wait for a change
 * @throws what the first `read` throws; a later failure ends the stream
 */
export async function sendEvents(
  request: Request,
  response: AppResponse,
  stream: {
    readonly streams: EventStreams;
    readonly event: 'job' | 'batch';
    readonly read: () => Promise<EventState>;
    readonly confirm?: () => Promise<void>;
    readonly watch: (stateId: string, listener: () => void) => () => void;
    readonly heartbeatMs?: number;
  },
): Promise<void> {
  const { heartbeatMs = HEARTBEAT_MS } = stream;
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
  const release = stream.streams.open(state.workspaceId, close);
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
    while (isOpen()) {
      if (state.id !== sent) {
        response.write(`event: ${stream.event}\nid: ${state.id}\n${dataLines(state.data)}\n\n`);
        sent = state.id;
      }
      if (state.final) return;
      const woken = await wakeUp.next(heartbeatMs);
      if (!isOpen()) return;
      if (!woken) {
        // A client that doesn't read would let events pile up in memory.
        if (response.writableNeedDrain) response.destroy();
        else response.write(': waiting\n\n');
      }
      if (woken || stream.confirm === undefined) state = await stream.read();
      else await stream.confirm();
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
