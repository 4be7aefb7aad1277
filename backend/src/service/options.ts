import type { ServerTimeouts } from '@wareword/server/http';
import type { AddressPolicy } from '@wareword/security/outbound';
import type { ClientDocumentOptions } from '../agents/index.ts';
import type { OriginReaderOptions } from '../connect/index.ts';
import type { ImageReaderOptions } from '../images/index.ts';
import type { ProductPageFetcherOptions } from '../imports/index.ts';

/** Options for tests. */
export interface ServiceOptions {
  readonly timeouts?: ServerTimeouts;
  /** How the origins of stores are read. */
  readonly origins?: Partial<OriginReaderOptions>;
  /** How the pages of products are read. */
  readonly pages?: Partial<ProductPageFetcherOptions>;
  /** How the images of requests are read. */
  readonly images?: Partial<ImageReaderOptions>;
  /** How the metadata documents of agents are read. */
  readonly clientDocuments?: Partial<ClientDocumentOptions>;
  /** Which addresses webhooks are sent to. */
  readonly webhooks?: Partial<AddressPolicy>;
}
