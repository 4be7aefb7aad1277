import type { Resolver } from 'node:dns/promises';
import {
  closeAgents,
  follow,
  openAgents,
  readBounded,
  type AddressPolicy,
} from '@wareword/security/outbound';
import type { OriginProof } from './origin-proof.ts';

export interface OriginReader {
  /** Whether a file at this URL would be requested at all. */
  readonly canRead: (fileUrl: string) => boolean;
  /** Whether the proof is published on the origin, in its file or its record. Never throws. */
  readonly hasProof: (proof: OriginProof) => Promise<boolean>;
}

export interface OriginReaderOptions extends Omit<AddressPolicy, 'ports'> {
  readonly resolver: Pick<Resolver, 'resolveTxt'>;
}

/** Timeout of the whole response; a slow or trickling connection does not extend it. */
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 4_096;
const HEADERS = { Accept: 'text/plain', 'User-Agent': 'Wareword store verification' };
const PORTS = ['', '443', '8443'];

/**
 * Creates the reader of origins, which are untrusted servers. It only connects to public addresses,
 * checked when connecting and not just when resolving, over https; it follows no redirects, because
 * the response must come from the origin itself; and the response is limited in time and size.
 */
export function createOriginReader(options: OriginReaderOptions): OriginReader {
  const canRead = (fileUrl: string): boolean => {
    const { protocol, port } = new URL(fileUrl);
    return options.allowPrivate || (protocol === 'https:' && PORTS.includes(port));
  };
  return {
    canRead,
    hasProof: async ({ value, fileUrl, recordName }) => {
      const found = await Promise.all([
        canRead(fileUrl) ? readLines(new URL(fileUrl), options) : [],
        recordName === null ? [] : readRecords(recordName, options.resolver),
      ]);
      return found.flat().some((text) => text.trim() === value);
    },
  };
}

/** @returns the texts; empty if there are none or the lookup fails */
async function readRecords(
  name: string,
  resolver: OriginReaderOptions['resolver'],
): Promise<string[]> {
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((parts) => parts.join(''));
  } catch {
    return [];
  }
}

/** @returns the file's lines; empty if there is no file or it may not be read */
async function readLines(url: URL, options: OriginReaderOptions): Promise<string[]> {
  const agents = openAgents(options);
  try {
    const response = await follow(url, {
      ...{ policy: options, agents, signal: AbortSignal.timeout(TIMEOUT_MS) },
      ...{ headers: HEADERS, maxRedirects: 0 },
    });
    if (response.statusCode !== 200) return [];
    const body = await readBounded(response, MAX_BYTES);
    return (body?.toString('utf8') ?? '').split(/\r?\n/);
  } catch {
    return [];
  } finally {
    closeAgents(agents);
  }
}
