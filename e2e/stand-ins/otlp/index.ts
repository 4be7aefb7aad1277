import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import { bytes, integer, messages, readMessage, text, type Message } from './protobuf.ts';

/** A span as a collector received it. */
export interface ReceivedSpan {
  /** `service.name` of its process. */
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty at the root of a trace. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly failed: boolean;
}

/** A running stand-in of an OpenTelemetry collector. */
export interface OtlpStandIn {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Everything it was sent. */
  readonly bodies: readonly Buffer[];
  /** The first span with this name, in the trace if one is given, once it has arrived. */
  span(name: string, traceId?: string): Promise<ReceivedSpan>;
  close(): void;
}

/** The value of `StatusCode` for an error. */
const STATUS_ERROR = 2;

/** Starts a collector on loopback that takes traces by OTLP over HTTP, as protobuf. */
export async function startOtlpStandIn(): Promise<OtlpStandIn> {
  const spans: ReceivedSpan[] = [];
  const bodies: Buffer[] = [];
  const server = createServer((request, response) => {
    const isTraces =
      request.method === 'POST' &&
      request.url === '/v1/traces' &&
      request.headers['content-type'] === 'application/x-protobuf';
    void buffer(request).then((body) => {
      if (isTraces) {
        bodies.push(body);
        spans.push(...readSpans(body));
      }
      response.writeHead(isTraces ? 200 : 404).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on TCP');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    bodies,
    span: (name, traceId) =>
      vi.waitFor(
        () => {
          const found = spans.find(
            (span) => span.name === name && (traceId === undefined || span.traceId === traceId),
          );
          if (found !== undefined) return found;
          const names = spans.map((span) => `${span.service}: ${span.name} in ${span.traceId}`);
          throw new Error(`No span "${name}" has arrived. There are:\n${names.join('\n')}`);
        },
        { timeout: 30_000, interval: 50 },
      ),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The field numbers are those of opentelemetry/proto/trace/v1/trace.proto. */
function readSpans(body: Buffer): ReceivedSpan[] {
  return messages(readMessage(body), 1).flatMap((group) => {
    const [resource = new Map()] = messages(group, 1);
    const service = String(attributesOf(resource, 1)['service.name']);
    return messages(group, 2)
      .flatMap((scope) => messages(scope, 2))
      .map((span) => ({
        service,
        traceId: bytes(span, 1).toString('hex'),
        spanId: bytes(span, 2).toString('hex'),
        parentSpanId: bytes(span, 4).toString('hex'),
        name: text(span, 5),
        attributes: attributesOf(span, 9),
        failed: messages(span, 15).some((status) => integer(status, 3) === STATUS_ERROR),
      }));
  });
}

function attributesOf(message: Message, field: number): Record<string, string | number> {
  return Object.fromEntries(
    messages(message, field).map((pair) => {
      const [value = new Map()] = messages(pair, 2);
      return [text(pair, 1), value.has(1) ? text(value, 1) : integer(value, 3)];
    }),
  );
}
