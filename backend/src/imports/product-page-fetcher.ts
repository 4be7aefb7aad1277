import type { IncomingMessage } from 'node:http';
import { TimeSlicer } from '@wareword/event-loop';
import {
  ADDRESS_REFUSED,
  closeAgents,
  follow,
  FollowError,
  openAgents,
  type AddressPolicy,
  type FollowProblem,
} from '@wareword/security/outbound';
import { formatCount, formatNumber } from '@wareword/shared-schema/format';
import { invalid, type DomainError } from '../errors.ts';
import { PageParser, type ParsedPage } from './page-parser.ts';

export interface ProductPageFetcher {
  /**
   * Reads a page's product details.
   * @throws {DomainError} `invalid` if the address is not a page that anyone can open; the message
   *   says why and what to do instead
   */
  readonly read: (address: string) => Promise<ParsedPage>;
}

export interface ProductPageFetcherOptions extends AddressPolicy {
  /** For the whole page, redirects included; a server that trickles does not extend it. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

const TIMEOUT_MS = 10_000;
const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 5 * MEGABYTE;
const MAX_REDIRECTS = 5;
const HEADERS = {
  Accept: 'text/html, application/xhtml+xml',
  // What is compressed can be a thousand times as large as what arrives.
  'Accept-Encoding': 'identity',
  'User-Agent': 'Wareword product import',
};
const PASTE_INSTEAD = "Paste the product's text instead.";

/**
 * Creates the reader of pages, whose URLs people type: untrusted servers at untrusted addresses.
 * It connects only to what the policy allows, checked at every redirect and when connecting. Time
 * and size are bounded, and nothing but HTML is read.
 */
export function createProductPageFetcher(options: ProductPageFetcherOptions): ProductPageFetcher {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options;
  return {
    read: async (address) => {
      const agents = openAgents(options);
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await follow(parsePastedUrl(address), {
          ...{ policy: options, agents, signal },
          ...{ headers: HEADERS, maxRedirects: MAX_REDIRECTS },
        });
        return await readPage(response, maxBytes);
      } catch (error) {
        throw signal.aborted
          ? refuse(
              `The page took longer than ${formatCount(timeoutMs / 1000, 'second')}. Try again, or paste the product's text instead.`,
            )
          : asRefusal(error);
      } finally {
        closeAgents(agents);
      }
    },
  };
}

class Refusal extends Error {}

function refuse(message: string): DomainError {
  return invalid(message, 'page_unreadable');
}

function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return refuse(error.message);
  if (error instanceof FollowError) return refuse(FOLLOW_PROBLEMS[error.problem]);
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === ADDRESS_REFUSED) return refuse(FOLLOW_PROBLEMS.address_refused);
  return refuse("We couldn't reach this site. Check the URL, or paste the product's text instead.");
}

const FOLLOW_PROBLEMS: Readonly<Record<FollowProblem, string>> = {
  address_refused: `This URL isn't on the public internet, so we can't read it. ${PASTE_INSTEAD}`,
  invalid_redirect: `The page redirects to an invalid URL. ${PASTE_INSTEAD}`,
  too_many_redirects: `The page redirects more than ${MAX_REDIRECTS} times. Open it in your browser, and copy the final URL.`,
};

/** Parses a URL as people paste it; without a scheme, it is https. */
function parsePastedUrl(address: string): URL {
  const trimmed = address.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.hostname === '') {
    throw new Refusal('Enter the URL of a web page, such as https://shop.example/products/lamp.');
  }
  return url;
}

async function readPage(response: IncomingMessage, maxBytes: number): Promise<ParsedPage> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    throw new Refusal(
      `The page responded with error ${statusCode}. Check the URL. If it opens in your browser, paste the product's text instead.`,
    );
  }
  const tooLarge = () => {
    response.destroy();
    return new Refusal(
      `The page is larger than ${formatNumber(Math.round(maxBytes / MEGABYTE))} MB. ${PASTE_INSTEAD}`,
    );
  };
  const type = headers['content-type'] ?? '';
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type) || encoding !== 'identity') {
    response.destroy();
    throw new Refusal(`We can't read this page. ${PASTE_INSTEAD}`);
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const decoder = decoderFor(type);
  const parser = new PageParser();
  const slicer = new TimeSlicer();
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    await parser.write(decoder.decode(chunk, { stream: true }), () => slicer.yieldIfDue());
  }
  return parser.end();
}

/** Pages with no encoding, or an unknown one, are nearly always in UTF-8. */
function decoderFor(contentType: string) {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
