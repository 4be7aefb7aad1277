import { SAMPLERS, type TracingSettings } from '@wareword/tracing';
import { z } from 'zod';
import { httpUrl, setting, wholeNumber } from './kinds.ts';

/** OpenTelemetry's standard settings. Tracing is on as soon as an endpoint is set. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(httpUrl.optional()),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(httpUrl.optional()),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol(),
  OTEL_EXPORTER_OTLP_HEADERS: text(),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: text(),
  OTEL_EXPORTER_OTLP_COMPRESSION: text(),
  OTEL_EXPORTER_OTLP_TIMEOUT: text(),
  OTEL_EXPORTER_OTLP_CERTIFICATE: text(),
  OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE: text(),
  OTEL_EXPORTER_OTLP_CLIENT_KEY: text(),
  OTEL_SERVICE_NAME: text(),
  OTEL_RESOURCE_ATTRIBUTES: text(),
  OTEL_TRACES_EXPORTER: setting(
    z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp'),
  ),
  OTEL_TRACES_SAMPLER: setting(
    z
      .enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(', ')}` })
      .default('parentbased_always_on'),
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.coerce
      .number({ error: 'must be a number from 0 to 1' })
      .min(0, { error: 'must be a number from 0 to 1' })
      .max(1, { error: 'must be a number from 0 to 1' })
      .default(1),
  ),
  OTEL_BSP_SCHEDULE_DELAY: setting(wholeNumber(1, 3_600_000).default(5000)),
  OTEL_SDK_DISABLED: setting(
    z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  ),
};

function protocol() {
  return setting(
    z.literal('http/protobuf', { error: 'must be http/protobuf, on port 4318 of most collectors' }),
  ).optional();
}

function text() {
  return setting(z.string().optional());
}

type Settings = z.output<z.ZodObject<typeof tracingSettings>>;

/**
 * @param attributes describe the process
 * @returns undefined if tracing is off
 */
export function readTracing(
  env: Settings,
  attributes: TracingSettings['attributes'],
): TracingSettings | undefined {
  const { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio } = env;
  const isOn =
    env.OTEL_SDK_DISABLED === 'false' &&
    env.OTEL_TRACES_EXPORTER === 'otlp' &&
    (env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined;
  if (!isOn) return undefined;
  const environment = Object.fromEntries(
    Object.keys(tracingSettings).flatMap((key) => {
      const value: unknown = env[key as keyof typeof env];
      return typeof value === 'string' ? [[key, value] as const] : [];
    }),
  );
  return {
    sampler: { name, ratio },
    sendEveryMs: env.OTEL_BSP_SCHEDULE_DELAY,
    attributes,
    environment,
  };
}
