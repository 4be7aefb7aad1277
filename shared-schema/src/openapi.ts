import type { EndpointExamples } from './endpoint.ts';
import { ENDPOINTS, TAGS, type Endpoint } from './endpoints.ts';
import {
  ENDPOINT_EXAMPLES,
  EXAMPLE_BATCH_ID,
  EXAMPLE_JOB_ID,
  EXAMPLE_LISTING_ID,
} from './openapi-examples.ts';
import { EXAMPLE_BRAND_ID } from './openapi-examples-brands.ts';
import {
  EVENT_DESCRIPTIONS,
  EXAMPLE_DELIVERY_ID,
  EXAMPLE_ENDPOINT_ID,
} from './openapi-examples-webhooks.ts';
import {
  buildErrorExamples,
  buildResponses,
  RESPONSE_HEADERS,
  type ResponseObject,
} from './openapi-responses.ts';
import {
  buildComponentSchemas,
  queryFields,
  referenceTo,
  type JsonSchema,
} from './openapi-schemas.ts';
import { formatDuration } from './format.ts';
import { REQUEST_LIMITS } from './limits.ts';
import { API_BASE_PATH, API_VERSION, SERVICE_NAME } from './service.ts';
import { WEBHOOK_PAYLOADS } from './webhook-payloads.ts';
import { WEBHOOK_TYPES } from './webhooks.ts';

export { inputSchemaOf, type JsonSchema } from './openapi-schemas.ts';

/** The parts of OpenAPI's Operation Object that we use. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

/** The parts of an OpenAPI 3.1 document that we use. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: object;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** What is sent to the workspace's own endpoints, by type. */
  readonly webhooks: Readonly<Record<string, { readonly post: object }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, object>>;
    readonly headers: Readonly<Record<string, object>>;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** The meaning of `{id}`, by the first part of the path. */
const IDS: Readonly<Record<string, object>> = {
  jobs: {
    description: 'The `job_id` from the response that created the job.',
    example: EXAMPLE_JOB_ID,
  },
  batches: {
    description: 'The `batch_id` from the response that created the batch.',
    example: EXAMPLE_BATCH_ID,
  },
  listings: {
    description: 'The `listing_id` of a complete job, or from `GET /listings`.',
    example: EXAMPLE_LISTING_ID,
  },
  brands: {
    description: 'The `brand_id` from `GET /brands`, or the `id` of a brand in `GET /me`.',
    example: EXAMPLE_BRAND_ID,
  },
  webhooks: {
    description: 'The `endpoint_id` from `GET /webhooks`.',
    example: EXAMPLE_ENDPOINT_ID,
  },
  'webhook-deliveries': {
    description: 'The `delivery_id` from `GET /webhooks/{id}/deliveries`.',
    example: EXAMPLE_DELIVERY_ID,
  },
};

function descriptionOf({ jobExpirySeconds }: OpenApiSettings): string {
  return `Writes product listings for Amazon, Shopify and WooCommerce from product details.

Send a token with every request except the connect exchange: \`Authorization: Bearer <ACCESS_TOKEN>\`. \
Send requests to the base URL as it is: some clients drop the header when they follow a redirect, such as \
from \`http\` to \`https\`, or to a \`www\` host.

Errors have the body \`{"error": {"code", "message"}}\`. Branch on \`code\`; \`message\` can change. A \
failed job is not an HTTP error: the poll returns 200, and \`status\` is \`failed\`. A job that isn't \
polled for ${formatDuration(jobExpirySeconds)} fails with \`job_expired\`.

We may add fields, endpoints and accepted values to ${API_VERSION}. Ignore any that you don't recognize.`;
}

/** What the document needs to know about one server. */
export interface OpenApiSettings {
  /** The service's public URL, without a path: `https://www.…`. */
  readonly baseUrl: string;
  readonly idempotencyTtlSeconds: number;
  readonly jobExpirySeconds: number;
}

/** Builds the OpenAPI 3.1 document from the endpoint table. */
export function buildOpenApiDocument(settings: OpenApiSettings): OpenApiDocument {
  const { baseUrl, idempotencyTtlSeconds } = settings;
  return {
    openapi: '3.1.1',
    info: {
      title: `${SERVICE_NAME} API`,
      version: API_VERSION,
      description: descriptionOf(settings),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: new URL(API_BASE_PATH, baseUrl).href }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: buildPaths(),
    webhooks: buildWebhooks(),
    components: {
      schemas: buildComponentSchemas(),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            `Any unique string, such as a UUID. For ${formatDuration(idempotencyTtlSeconds)}, the same key on ` +
            'the same endpoint returns the same job, batch or listing in your workspace.',
          schema: { type: 'string', minLength: 1, maxLength: REQUEST_LIMITS.idempotency_key },
        },
      },
      headers: RESPONSE_HEADERS,
      examples: buildErrorExamples(),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key or a store token.',
        },
      },
    },
  };
}

function buildPaths(): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const operations = (paths[endpoint.path] ??= {});
    operations[endpoint.method.toLowerCase()] = buildOperation(name, endpoint);
  }
  return paths;
}

function buildWebhooks(): OpenApiDocument['webhooks'] {
  return Object.fromEntries(
    WEBHOOK_TYPES.map((event) => [
      event,
      {
        post: {
          operationId: event,
          tags: ['Webhooks'],
          summary: event,
          description: `${EVENT_DESCRIPTIONS[event]} Verify \`webhook-signature\` according to the Standard Webhooks specification, and respond with 2xx within 15 seconds.`,
          security: [],
          parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
            name,
            in: 'header',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: referenceTo(WEBHOOK_PAYLOADS[event]) } },
          },
          responses: {
            '2XX': { description: 'The event was received.' },
            '410': { description: 'Disables the endpoint: no more events are sent to it.' },
            '4XX': {
              description:
                'The event is retried later, as after anything but a 2xx or 410 response.',
            },
          },
        },
      },
    ]),
  );
}

function buildOperation(name: string, endpoint: Endpoint): Operation {
  const examples = ENDPOINT_EXAMPLES[name] ?? { body: {}, reply: {} };
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description,
    security: endpoint.scopes === null ? [] : [{ token: [] }],
    parameters: buildParameters(endpoint),
    ...(endpoint.body === null
      ? {}
      : { requestBody: buildRequestBody(endpoint.body, examples.body) }),
    responses: buildResponses(endpoint, examples.reply),
  };
}

function buildParameters(endpoint: Endpoint): object[] {
  const parameters: object[] = [];
  for (const [, name = ''] of endpoint.path.matchAll(/\{(\w+)\}/g)) {
    const schema = { type: 'string' };
    const [, collection = ''] = endpoint.path.split('/');
    parameters.push({ name, in: 'path', required: true, schema, ...IDS[collection] });
  }
  if (endpoint.query !== null) {
    for (const [name, { description, ...schema }] of queryFields(endpoint.query)) {
      parameters.push({ name, in: 'query', required: false, description, schema });
    }
  }
  if (endpoint.idempotent) parameters.push({ $ref: '#/components/parameters/IdempotencyKey' });
  return parameters;
}

function buildRequestBody(
  body: NonNullable<Endpoint['body']>,
  examples: EndpointExamples['body'],
): object {
  return {
    required: true,
    content: {
      'application/json': {
        schema: referenceTo(body),
        examples: Object.fromEntries(
          Object.entries(examples).map(([name, value]) => [name, { value }]),
        ),
      },
    },
  };
}
