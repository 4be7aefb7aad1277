import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The smallest files that are images by their first bytes. */
export const IMAGES = {
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
  webp: Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'),
  gif: Buffer.from('GIF89a\x01\0\x01\0\0\0', 'latin1'),
} as const;

export interface ImageServer {
  readonly url: string;
  /** Paths of the requests so far. */
  readonly paths: readonly string[];
  close(): Promise<void>;
}

/** A website with images, good and bad, on loopback. */
export async function startImageServer(): Promise<ImageServer> {
  const paths: string[] = [];
  const pages: Readonly<Record<string, RequestListener>> = {
    '/organizer.png': (_request, response) => response.end(IMAGES.png),
    '/organizer.jpg': (_request, response) => response.end(IMAGES.jpeg),
    '/moved': (_request, response) =>
      response.writeHead(302, { location: '/organizer.webp' }).end(),
    '/organizer.webp': (_request, response) => response.end(IMAGES.webp),
    '/page.png': (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('<html>Sign in</html>'),
    '/missing.png': (_request, response) => response.writeHead(404).end(),
    '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
    '/metadata': (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    '/slow.png': (_request, response) => void response.write(IMAGES.png),
    '/large.png': (_request, response) =>
      response.writeHead(200, { 'content-length': 5_000_000 }).end(Buffer.alloc(5_000_000)),
    '/endless.png': (_request, response) => {
      response.write(IMAGES.png);
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', pour);
      pour();
    },
    '/big.png': (_request, response) =>
      response.end(Buffer.concat([IMAGES.png, Buffer.alloc(3_900_000)])),
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    pages[path]?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
