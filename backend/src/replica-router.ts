import type { Request, Response } from 'express';
import type { Database, Reader, Replica } from './database/index.ts';

/** Longer than a write may take to be visible on the replica, besides its maximum lag. */
const MARGIN_MS = 2_000;

/** Decides whose reads go to the replica, and whose to the primary. */
export interface ReplicaRouter {
  /** For a request from a person in a browser. */
  readerFor(request: Request): Reader;
  /** Sends this person's reads to the primary for a while, because they have changed something. */
  pinToPrimary(response: Response): void;
}

/** @param replica undefined: everything is read from the primary */
export function createReplicaRouter({
  database,
  replica,
  maxLagMs,
  https,
}: {
  readonly database: Database;
  readonly replica: Replica | undefined;
  readonly maxLagMs: number;
  readonly https: boolean;
}): ReplicaRouter {
  const primary: Reader = { read: (work) => work(database) };
  if (replica === undefined) return { readerFor: () => primary, pinToPrimary: () => undefined };
  // A cookie, because the next request may reach another process.
  const cookie = `${https ? '__Host-' : ''}wareword.changed`;
  return {
    readerFor: ({ headers }) =>
      (headers.cookie ?? '').split('; ').includes(`${cookie}=1`) ? primary : replica,
    pinToPrimary: (response) => {
      if (response.headersSent) return;
      response.cookie(cookie, '1', {
        maxAge: maxLagMs + MARGIN_MS,
        httpOnly: true,
        sameSite: 'lax',
        secure: https,
      });
    },
  };
}
