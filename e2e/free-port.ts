import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Ports that were handed out, so that no two parts of a test get the same one. */
const given = new Set<number>();

/**
 * A free port below the ephemeral range, so that no other process gets it before the service
 * listens there.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(20_000, 32_000);
    if (given.has(port)) continue;
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    given.add(port);
    await new Promise((closed) => server.close(closed));
    return port;
  }
  throw new Error('No port is free.');
}
