import type { IncomingMessage } from 'node:http';
import {
  ADDRESS_REFUSED,
  closeAgents,
  follow,
  FollowError,
  openAgents,
  type AddressPolicy,
} from '@wareword/security/outbound';
import type { ImageProblem } from '@wareword/shared-schema';
import type { ImageReader, ReadImage } from '../generation/index.ts';
import { ByteBudget } from './byte-budget.ts';
import { imageTypeOf, SNIFFED_BYTES, type ImageType } from './image-type.ts';

export interface ImageReaderOptions extends AddressPolicy {
  /** For one image, redirects included; a server that trickles does not extend it. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

const TIMEOUT_MS = 10_000;
const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 4 * MEGABYTE;
/** Maximum bytes of all images of a request; they are sent to the model in one body. */
const MAX_TOTAL_BYTES = 8 * MEGABYTE;
/** Maximum bytes of all images that a process holds, apart from their copies in requests to the model. */
const MAX_PROCESS_BYTES = 128 * MEGABYTE;
const MAX_REDIRECTS = 3;
const FIRST_ALLOCATION_BYTES = 64 * 1024;
const HEADERS = {
  Accept: 'image/jpeg, image/png, image/webp, image/gif',
  // What is compressed can be a thousand times as large as what arrives.
  'Accept-Encoding': 'identity',
  'User-Agent': 'Wareword image reader',
};

/**
 * Creates the reader of images, whose URLs callers choose: untrusted servers at untrusted addresses.
 * It connects only to what the policy allows, checked at every redirect and when connecting. Time and
 * size are bounded, and a response whose first bytes aren't an image's isn't read further. Requests
 * wait for memory.
 */
export function createImageReader(options: ImageReaderOptions): ImageReader {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options;
  const memory = new ByteBudget(MAX_PROCESS_BYTES);

  async function readAll(
    addresses: readonly string[],
    signal: AbortSignal,
    budget: Budget,
  ): Promise<readonly ReadImage[]> {
    const agents = openAgents(options);
    try {
      return await Promise.all(
        addresses.map(async (address): Promise<ReadImage> => {
          const timeout = AbortSignal.timeout(timeoutMs);
          const request = {
            ...{ policy: options, agents, signal: AbortSignal.any([signal, timeout]) },
            ...{ headers: HEADERS, maxRedirects: MAX_REDIRECTS },
          };
          try {
            const response = await follow(new URL(address), request);
            return await read(response, maxBytes, budget);
          } catch (error) {
            return { problem: timeout.aborted ? 'too_slow' : problemOf(error) };
          }
        }),
      );
    } finally {
      closeAgents(agents);
    }
  }

  return async (addresses, signal, use) => {
    await memory.take(MAX_TOTAL_BYTES, signal);
    const budget = { left: MAX_TOTAL_BYTES };
    let held = MAX_TOTAL_BYTES;
    try {
      const images = await readAll(addresses, signal, budget);
      const unused = Math.max(0, budget.left);
      held -= unused;
      memory.release(unused);
      return await use(images);
    } finally {
      memory.release(held);
    }
  };
}

/** Bytes that the images of a request may still have. */
interface Budget {
  left: number;
}

class Refusal extends Error {
  readonly problem: ImageProblem;

  constructor(problem: ImageProblem) {
    super(problem);
    this.problem = problem;
  }
}

function problemOf(error: unknown): ImageProblem {
  if (error instanceof Refusal) return error.problem;
  if (error instanceof FollowError) {
    return error.problem === 'address_refused' ? 'not_public' : 'unreachable';
  }
  const isBlocked = error instanceof Error && 'code' in error && error.code === ADDRESS_REFUSED;
  return isBlocked ? 'not_public' : 'unreachable';
}

/** @throws {Refusal} and what the connection throws */
async function read(
  response: IncomingMessage,
  maxBytes: number,
  budget: Budget,
): Promise<ReadImage> {
  try {
    const { statusCode, headers } = response;
    if (statusCode !== 200) throw new Refusal('unreachable');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
      throw new Refusal('not_an_image');
    }
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Refusal('too_large');
    // One buffer: a body of tiny chunks then takes no more than its bytes.
    let bytes = Buffer.allocUnsafe(FIRST_ALLOCATION_BYTES);
    let size = 0;
    let type: ImageType | undefined;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      budget.left -= chunk.length;
      if (size + chunk.length > maxBytes || budget.left < 0) throw new Refusal('too_large');
      if (size + chunk.length > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(size + chunk.length, bytes.length * 2));
        bytes.copy(larger, 0, 0, size);
        bytes = larger;
      }
      chunk.copy(bytes, size);
      size += chunk.length;
      if (type !== undefined || size < SNIFFED_BYTES) continue;
      type = imageTypeOf(bytes);
      if (type === undefined) break;
    }
    if (type === undefined) throw new Refusal('not_an_image');
    return { dataUrl: `data:${type};base64,${bytes.toString('base64', 0, size)}` };
  } finally {
    response.destroy();
  }
}
