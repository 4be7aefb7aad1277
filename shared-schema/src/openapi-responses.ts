import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';
import type { EndpointExamples } from './endpoint.ts';
import { referenceTo } from './openapi-schemas.ts';
import { ErrorEnvelopeSchema, type ErrorEnvelope } from './responses.ts';

interface Reference {
  readonly $ref: string;
}

/** The parts of OpenAPI's Response Object that we use. */
export interface ResponseObject {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content: Readonly<
    Record<
      string,
      {
        readonly schema: Reference;
        readonly examples: Readonly<Record<string, Reference | { readonly value: unknown }>>;
      }
    >
  >;
}

/** The transport's errors (contract §13.1) that a valid request to an endpoint can get. */
const TRANSPORT_ERRORS = ['https_required', 'service_unavailable'] as const;

/** `components.headers`: the headers that responses refer to. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    description: 'The ID of this request. Include it when you contact us.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'The number of seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 0 },
  },
  'RateLimit-Policy': {
    description: 'The rate limit: `q` requests per `w` seconds, in the IETF draft format.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'Remaining quota: `r` requests. Resets in `t` seconds.',
    schema: { type: 'string' },
  },
  'Idempotent-Replayed': {
    description:
      '`true` when the `Idempotency-Key` was used before and this is the existing job, listing or batch.',
    schema: { type: 'string', enum: ['true'] },
  },
} as const;
type HeaderName = keyof typeof RESPONSE_HEADERS;

/** `components.examples`: one error envelope for each code an endpoint can return. */
export function buildErrorExamples(): Record<string, { value: ErrorEnvelope }> {
  return Object.fromEntries(
    Object.values<Endpoint>(ENDPOINTS)
      .flatMap(errorCodesOf)
      .map((code) => [code, { value: { error: { code, message: ERROR_CODES[code].meaning } } }]),
  );
}

/** Every response of an endpoint, by status. */
export function buildResponses(
  endpoint: Endpoint,
  examples: EndpointExamples['reply'],
): Record<string, ResponseObject> {
  const headers: HeaderName[] = ['X-Request-Id'];
  if (endpoint.rateLimited) headers.push('RateLimit-Policy', 'RateLimit');
  if (endpoint.idempotent) headers.push('Idempotent-Replayed');
  const responses: Record<string, ResponseObject> = {
    [endpoint.reply.status]: {
      description: endpoint.reply.description,
      headers: headerReferences(headers),
      content: {
        [endpoint.reply.mediaType ?? 'application/json']: {
          schema: referenceTo(endpoint.reply.schema),
          examples: Object.fromEntries(
            Object.entries(examples).map(([name, value]) => [name, { value }]),
          ),
        },
      },
    },
  };
  for (const [status, codes] of errorsByStatus(endpoint)) {
    responses[status] = errorResponse(endpoint, status, codes);
  }
  return responses;
}

function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  return [...endpoint.errors, ...TRANSPORT_ERRORS];
}

function errorsByStatus(endpoint: Endpoint): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodesOf(endpoint)) {
    const { status } = ERROR_CODES[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  // The only code with two statuses: a body that is too large (contract §1.6).
  if (endpoint.body !== null) byStatus.set(413, ['validation_error']);
  return byStatus;
}

function errorResponse(
  { rateLimited }: Endpoint,
  status: number,
  codes: readonly ErrorCode[],
): ResponseObject {
  const headers: HeaderName[] = ['X-Request-Id'];
  if (status === 429) headers.push('Retry-After');
  // A limit on attempts or open streams has no such window.
  if (status === 429 && rateLimited) headers.push('RateLimit-Policy', 'RateLimit');
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_CODES[code].meaning}`).join('\n\n'),
    headers: headerReferences(headers),
    content: {
      'application/json': {
        schema: referenceTo(ErrorEnvelopeSchema),
        examples: Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        ),
      },
    },
  };
}

function headerReferences(names: readonly HeaderName[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
