import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const CLOSE_IDLE_EVERY_MS = 100;
/** While closing: how long a connection may take to send complete request headers. */
const HEAD_GRACE_MS = 1_000;
/** While closing: how long a request in progress may take to send the rest of its body. */
const BODY_GRACE_MS = 5_000;

/** The open connections, each with its unanswered requests. */
type Connections = Map<Socket, Set<IncomingMessage>>;

const connectionsOf = new WeakMap<Server, Connections>();

/** Another program listens on the port. The message says what to do. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number, cause: unknown) {
    super(
      `Port ${port} is already in use. Stop the other program, or set a different port (see .env.example).`,
      { cause },
    );
  }
}

/**
 * @returns the port, which the system chooses if it was 0
 * @throws {PortTaken}
 */
export async function listen(server: Server, port: number): Promise<number> {
  connectionsOf.set(server, trackConnections(server));
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port, error) : error);
    };
    server.once('error', fail);
    server.listen(port, () => {
      server.off('error', fail);
      resolve();
    });
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/**
 * Stops accepting connections, and resolves when every request in progress has been answered. A
 * client that keeps a connection open without sending a whole request does not hold this up.
 */
export async function close(server: Server): Promise<void> {
  // Before the app's listener, which may respond synchronously.
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  const connections = connectionsOf.get(server) ?? new Map<Socket, Set<IncomingMessage>>();
  const began = performance.now();
  // Closing the server only ends connections that are idle at that moment. Those that become idle later would
  // be kept open.
  const idle = setInterval(() => {
    server.closeIdleConnections();
    closeUnfinished(connections, performance.now() - began);
  }, CLOSE_IDLE_EVERY_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
}

function trackConnections(server: Server): Connections {
  const connections: Connections = new Map();
  server.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    const requests = connections.get(request.socket);
    requests?.add(request);
    response.once('close', () => requests?.delete(request));
  });
  return connections;
}

/** Node counts a connection as idle only after its first request. */
function closeUnfinished(connections: Connections, elapsedMs: number): void {
  for (const [socket, requests] of connections) {
    const [request] = requests;
    const graceMs = request === undefined ? HEAD_GRACE_MS : BODY_GRACE_MS;
    if (request?.complete !== true && elapsedMs > graceMs) socket.destroy();
  }
}
