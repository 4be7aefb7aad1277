import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { gatherChunks } from '@wareword/security/http';

/** Maximum requests of one connection that may wait for a response. Browsers don't pipeline requests. */
const MAX_PIPELINED = 20;
/** How long a turn of the event loop may spend starting requests, in milliseconds. */
const MAX_STARTING_MS = 5;

type Handle = () => void;

/**
 * Spreads requests that arrive together, in one packet or on many connections, over several turns of the event
 * loop, so that others are served in between. A connection's requests are handled one after another, each
 * after the previous response, and a turn that has taken a while starts no more. A connection that sends too
 * far ahead is closed.
 */
export function startRequests(listener: RequestListener): RequestListener {
  const turns = new Turns();
  const connections = new WeakMap<Duplex, Handle[]>();
  const start = (socket: Duplex, handle: Handle) => {
    turns.start(() => {
      if (!socket.destroyed) handle();
    });
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // Node still parses the rest of the packet after the connection was destroyed.
    if (socket.destroyed) return;
    gatherChunks(request);
    const startNext = () => {
      const next = connections.get(socket)?.shift();
      if (next === undefined) connections.delete(socket);
      else start(socket, next);
    };
    // After the other listeners for the response's end.
    response.once('close', () => queueMicrotask(startNext));
    const handle = () => listener(request, response);
    const waiting = connections.get(socket);
    if (waiting === undefined) {
      connections.set(socket, []);
      start(socket, handle);
    } else if (waiting.length + 1 < MAX_PIPELINED) waiting.push(handle);
    else socket.destroy();
  };
}

/**
 * Runs callbacks in order: as many as fit into this turn of the event loop immediately, and the rest in later
 * turns.
 */
class Turns {
  readonly #waiting: Handle[] = [];
  /** When this turn started its first request; undefined if it hasn't started any. */
  #began: number | undefined;

  start(handle: Handle): void {
    if (this.#waiting.length === 0 && this.#hasTime()) handle();
    else this.#waiting.push(handle);
  }

  #hasTime(): boolean {
    if (this.#began === undefined) {
      this.#began = performance.now();
      setImmediate(() => {
        this.#began = undefined;
        this.#startWaiting();
      });
      return true;
    }
    return performance.now() - this.#began < MAX_STARTING_MS;
  }

  #startWaiting(): void {
    if (this.#waiting.length === 0 || !this.#hasTime()) return;
    this.#waiting.shift()?.();
    // Its microtasks count toward this turn, too.
    queueMicrotask(() => this.#startWaiting());
  }
}
