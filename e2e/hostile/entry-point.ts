import { request } from 'node:http';

/** One request, as it is sent. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path and query, with characters that a URL cannot hold escaped. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A part of a request that takes untrusted text. */
export interface EntryPoint {
  readonly name: string;
  /** The request that carries a text there. */
  readonly send: (text: string) => HostileRequest;
}

/** Characters that fit into a URL or a header; Node rejects more. */
export const MAX_HEADER_CHARACTERS = 12_000;

/** Sends a request, and resolves when it was answered or rejected. */
export function send(url: string, { method, path, headers, body }: HostileRequest): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(url + path, { method, headers: { ...headers } }, (response) => {
      response.resume();
      response.once('close', resolve);
    });
    // A server may close the connection of a request that it rejects.
    outgoing.once('error', () => resolve());
    outgoing.end(body);
  });
}
