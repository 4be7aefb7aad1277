import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { gatherChunks } from '@wareword/security/http';

/** Requests of one connection that may wait for a response. Browsers wait for each. */
const MAX_PIPELINED = 20;
/** How long requests are started in one turn of the event loop, in milliseconds. */
const MAX_STARTING_MS = 5;

type Handle = () => void;

/**
 * Spreads what arrives at once, in one packet or from many connections, over several turns of the
 * event loop, so that the others are served in between: a connection's requests are handled one
 * after another, each after the response to the one before, and a turn starts no more requests once
 * it has taken a while. A connection that sends further ahead is ended.
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
    // Node goes on with the packet that ended it.
    if (socket.destroyed) return;
    gatherChunks(request);
    const startNext = () => {
      const next = connections.get(socket)?.shift();
      if (next === undefined) connections.delete(socket);
      else start(socket, next);
    };
    // After everything else that ends with the response.
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

/** Runs what fits into a turn of the event loop at once, and the rest in later turns, in order. */
class Turns {
  readonly #waiting: Handle[] = [];
  /** When this turn started its first request; undefined if it has not yet. */
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
    // What it continues with at once counts too.
    queueMicrotask(() => this.#startWaiting());
  }
}
