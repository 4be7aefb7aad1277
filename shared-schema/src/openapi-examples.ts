import type { Audit, CreateAuditRequestInput } from './audits.ts';
import type { Batch, CreateBatchRequestInput } from './batches.ts';
import type { EndpointExamples } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';
import type { Listing } from './listing.ts';
import type {
  DeletedListing,
  TakenListing,
  EditListingRequestInput,
  JobList,
  ListingList,
  ListingResponse,
  SavedListing,
} from './lists.ts';
import type {
  ConnectExchangeRequestInput,
  CreateJobRequestInput,
  GenerateRequestInput,
} from './requests.ts';
import type {
  AccountSnapshot,
  ConnectExchangeResponse,
  GenerateResponse,
  JobEnvelope,
} from './responses.ts';
import { BRAND_EXAMPLES, EXAMPLE_BRAND_ID } from './openapi-examples-brands.ts';
import { WEBHOOK_EXAMPLES } from './openapi-examples-webhooks.ts';
import { API_BASE_PATH, API_VERSION, POLL_AFTER_MS } from './service.ts';

export const EXAMPLE_JOB_ID = 'job_01jz8k3v5nf2qtw0c4x9m7b6ha';
export const EXAMPLE_BATCH_ID = 'bat_01jz8k6f9wq3e5r7t1y2u4i8op';
export const EXAMPLE_LISTING_ID = 'lst_01jz8k4c1pf7w9x2b5n8m0q3ra';

const product = {
  product_name: 'Walnut Desk Organizer',
  features: 'Solid walnut\nSix compartments\nNon-slip cork base',
  platform: 'shopify',
  tone: 'Friendly',
  category: 'Office supplies',
  price: '39 USD',
  keywords: ['walnut desk organizer', 'bamboo desk organizer'],
  variants: [{ name: 'Size', values: ['Small', 'Large'] }],
} as const satisfies GenerateRequestInput;

const listing: Listing = {
  title: 'Walnut Desk Organizer with Six Compartments',
  bullets: [],
  description:
    '<p>Give every pen a home. Six compartments of solid walnut, on a cork base that stays put.</p>',
  keywords: ['walnut desk organizer', 'desk organizer', 'wooden pen holder'],
  backend_terms: '',
  focus_keyphrase: '',
  meta_description: 'A solid walnut desk organizer with six compartments and a non-slip cork base.',
  product_tags: [],
  item_highlights: '',
  seo_scores: {
    keyword_density: 82,
    readability: 90,
    conversion_potential: 76,
    platform_compliance: 100,
  },
  pro_tip: 'Show the organizer on a full desk in the first photo.',
  keyword_placements: [
    { keyword: 'walnut desk organizer', fields: ['title', 'keywords'] },
    { keyword: 'bamboo desk organizer', fields: [], reason: 'unsupported' },
  ],
};

const job = {
  api_version: API_VERSION,
  job_id: EXAMPLE_JOB_ID,
  platform: 'shopify',
  external_ref: 'sku-1042',
} as const;

const queued: JobEnvelope = { ...job, status: 'queued', poll_after_ms: POLL_AFTER_MS };
const created: JobEnvelope = {
  ...queued,
  brand_id: EXAMPLE_BRAND_ID,
  poll_url: `${API_BASE_PATH}/jobs/${EXAMPLE_JOB_ID}`,
  usage: { used: 42, limit: 1000, plan: 'agency' },
};
const processing: JobEnvelope = { ...job, status: 'processing', poll_after_ms: POLL_AFTER_MS };
const complete: JobEnvelope = {
  ...job,
  status: 'complete',
  listing,
  listing_id: EXAMPLE_LISTING_ID,
  writer: 'openai',
};
const canceled: JobEnvelope = {
  ...job,
  status: 'failed',
  error: {
    code: 'job_cancelled',
    message: "This job was canceled. It doesn't count toward your plan.",
  },
};
const failed: JobEnvelope = {
  ...job,
  status: 'failed',
  error: {
    code: 'generation_failed',
    message: "We couldn't write the listing. It doesn't count toward your plan. Try again.",
  },
};

const generated: GenerateResponse = {
  api_version: API_VERSION,
  listing,
  listing_id: EXAMPLE_LISTING_ID,
  writer: 'openai',
  platform: 'shopify',
  tone: 'Friendly',
  brand_id: EXAMPLE_BRAND_ID,
  usage: { used: 42, limit: 1000, plan: 'agency' },
};

const account: AccountSnapshot = {
  api_version: API_VERSION,
  account: { email: 'owner@shop.test', plan: 'free', is_member: false },
  usage: { used: 1, limit: 3, plan: 'free', remaining: 2 },
  token: {
    scope: 'plugin',
    name: 'shop.test',
    site_url: 'https://shop.test',
    platform: 'woocommerce',
  },
  brands: [{ id: EXAMPLE_BRAND_ID, name: 'Northwood', locked: false }],
  capabilities: { generate: true, async_jobs: true, bulk: false },
  upgrade_url: 'https://www.wareword.test/pricing',
};

const exchange: ConnectExchangeRequestInput = {
  code: '<ONE_TIME_CODE>',
  site: 'https://shop.test',
};
const exchanged: ConnectExchangeResponse = {
  token: '<ACCESS_TOKEN>',
  token_prefix: 'ww_plg_4fGh2',
  site_url: 'https://shop.test',
  platform: 'woocommerce',
  account: { plan: 'free' },
  usage: { used: 0, limit: 3, plan: 'free', remaining: 3 },
};

const counts = { total: 2, queued: 1, processing: 0, complete: 1, failed: 0, rejected: 0 };
const batch: Batch = {
  api_version: API_VERSION,
  batch_id: EXAMPLE_BATCH_ID,
  status: 'processing',
  created_at: '2026-11-21T09:30:00.000Z',
  counts,
  poll_after_ms: POLL_AFTER_MS,
  items: [
    { index: 0, external_ref: 'sku-1042', job: complete },
    { index: 1, external_ref: 'sku-1043', job: { ...queued, external_ref: 'sku-1043' } },
  ],
  next_cursor: null,
};
const createdBatch: Batch = {
  ...batch,
  counts: { ...counts, queued: 1, complete: 0, rejected: 1 },
  usage: { used: 42, limit: 1000, plan: 'agency' },
  items: [
    { index: 0, external_ref: 'sku-1042', job: queued },
    {
      index: 1,
      external_ref: 'sku-1043',
      error: { code: 'validation_error', message: 'requests.1.features is required' },
    },
  ],
};

const saved: SavedListing = {
  listing_id: EXAMPLE_LISTING_ID,
  job_id: EXAMPLE_JOB_ID,
  created_at: '2026-11-21T09:30:12.000Z',
  revision: 1,
  product_name: product.product_name,
  platform: 'shopify',
  tone: 'Friendly',
  brand_id: EXAMPLE_BRAND_ID,
  external_ref: 'sku-1042',
  writer: 'openai',
  listing,
};
const editedTitle = 'Desk Organizer in Solid Walnut with Six Compartments';
const edited: SavedListing = {
  ...saved,
  revision: 2,
  listing: { ...listing, title: editedTitle },
  edited_at: '2026-11-22T14:05:00.000Z',
  edited_fields: ['title'],
  broken_rules: [],
};

const audit: Audit = {
  api_version: API_VERSION,
  platform: 'shopify',
  unsupported: [
    {
      field: 'description',
      start: 27,
      end: 53,
      text: 'It comes with two drawers.',
      reason: 'it says "drawers", which isn\'t in the product details',
    },
  ],
  broken_rules: [],
  seo_scores: listing.seo_scores,
  pro_tip: listing.pro_tip,
};

/** The examples of each endpoint in the OpenAPI document. */
export const ENDPOINT_EXAMPLES: Readonly<Record<string, EndpointExamples>> = {
  generate: { body: { product }, reply: { generated } },
  createJob: {
    body: {
      product: { ...product, external_ref: 'sku-1042' } satisfies CreateJobRequestInput,
    },
    reply: { created, replayed: processing },
  },
  listJobs: {
    body: {},
    reply: {
      jobs: {
        api_version: API_VERSION,
        jobs: [processing, complete],
        next_cursor: null,
      } satisfies JobList,
    },
  },
  getJob: { body: {}, reply: { queued, processing, complete, failed } },
  jobEvents: { body: {}, reply: { processing, complete, failed } },
  cancelJob: { body: {}, reply: { canceled, complete } },
  createBatch: {
    body: {
      batch: {
        requests: [
          { ...product, external_ref: 'sku-1042' },
          { ...product, product_name: 'Oak Pen Tray', external_ref: 'sku-1043' },
        ],
      } satisfies CreateBatchRequestInput,
    },
    reply: { created: createdBatch, replayed: batch },
  },
  getBatch: { body: {}, reply: { batch } },
  batchEvents: {
    body: {},
    reply: { progress: { ...batch, items: [], next_cursor: '0' } satisfies Batch },
  },
  cancelBatch: {
    body: {},
    reply: { canceled: { ...batch, canceled_at: '2026-11-21T09:31:00.000Z' } satisfies Batch },
  },
  listListings: {
    body: {},
    reply: {
      listings: {
        api_version: API_VERSION,
        listings: [saved],
        next_cursor: 'qk3nJb1yR5m0xW8dT6uVsFsiMjAyNi0xMS0yMSJd',
      } satisfies ListingList,
    },
  },
  getListing: {
    body: {},
    reply: { listing: { api_version: API_VERSION, ...saved } satisfies ListingResponse },
  },
  editListing: {
    body: {
      title: { listing: { title: editedTitle }, revision: 1 } satisfies EditListingRequestInput,
    },
    reply: { edited: { api_version: API_VERSION, ...edited } satisfies ListingResponse },
  },
  deleteListing: {
    body: {},
    reply: {
      deleted: {
        api_version: API_VERSION,
        listing_id: EXAMPLE_LISTING_ID,
        restorable_until: '2026-12-21T09:30:00.000Z',
      } satisfies DeletedListing,
    },
  },
  restoreListing: {
    body: {},
    reply: { restored: { api_version: API_VERSION, ...edited } satisfies ListingResponse },
  },
  takeListing: {
    body: {},
    reply: {
      taken: { api_version: API_VERSION, listing_id: EXAMPLE_LISTING_ID } satisfies TakenListing,
    },
  },
  createAudit: {
    body: {
      audit: {
        product_name: product.product_name,
        features: product.features,
        platform: 'shopify',
        listing: { description: 'Six compartments for pens. It comes with two drawers.' },
      } satisfies CreateAuditRequestInput,
    },
    reply: { audit },
  },
  ...BRAND_EXAMPLES,
  ...WEBHOOK_EXAMPLES,
  me: { body: {}, reply: { account } },
  connectExchange: { body: { exchange }, reply: { exchanged } },
} satisfies Record<EndpointName, EndpointExamples>;
