import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import {
  ConfigError,
  defaultLogLevel,
  httpUrl,
  parseSettings,
  readEncryptionKey,
  readTracing,
  setting,
  tracingSettings,
  wholeNumber,
} from '../src/settings/index.ts';

const Settings = z.object({
  NODE_ENV: setting(z.string().default('development')),
  PORT: setting(wholeNumber(0, 65_535).default(3000)),
  PUBLIC_URL: setting(httpUrl.optional()),
});
const options = {
  needs: { required: { PUBLIC_URL: 'where browsers find it' }, publicUrls: ['PUBLIC_URL'] },
  check: ({ PORT }: { readonly PORT: number }) => (PORT === 1 ? ['PORT must not be 1'] : []),
};
const names = { PORT: 'APP_PORT', PUBLIC_URL: 'APP_PUBLIC_URL' };

function problemsOf(environment: NodeJS.ProcessEnv, more = {}): string[] {
  try {
    parseSettings(Settings, environment, { ...options, ...more });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n  - ').slice(1);
  }
}

test('an empty setting is treated as not set', () => {
  expect(parseSettings(Settings, { PORT: '' }, options).PORT).toBe(3000);
});

test('every problem is reported together', () => {
  expect(problemsOf({ PORT: 'x', PUBLIC_URL: 'ftp://here' })).toEqual([
    'PORT must be a whole number',
    'PUBLIC_URL must be an http or https URL',
  ]);
  expect(problemsOf({ PORT: '1', NODE_ENV: 'production' })).toEqual([
    'PORT must not be 1',
    'PUBLIC_URL must be set in production: where browsers find it',
  ]);
});

test('a problem says what the setting must be', () => {
  const Choices = z.object({
    PORT: setting(wholeNumber(1, 65_535).optional()),
    ROLE: setting(z.enum(['web', 'worker', 'all']).optional()),
    APP_URL: setting(z.string({ error: 'must be set: where browsers find it' })),
  });
  const needs = { required: { APP_URL: 'where browsers find it' }, publicUrls: [] };
  const problems = (environment: NodeJS.ProcessEnv) => {
    try {
      return parseSettings(Choices, environment, { needs, check: () => [] });
    } catch (error) {
      return error instanceof ConfigError ? error.message.split('\n  - ').slice(1) : error;
    }
  };
  expect(problems({ PORT: '0', ROLE: 'wep', NODE_ENV: 'production' })).toEqual([
    'PORT must be at least 1',
    'ROLE must be web, worker, or all',
    'APP_URL must be set: where browsers find it',
  ]);
  expect(problems({ PORT: '70000', APP_URL: 'x' })).toEqual(['PORT must be at most 65535']);
});

test('a setting with a custom name is read from it, and reported by it', () => {
  const environment = { PORT: '1', APP_PORT: '4000', APP_PUBLIC_URL: 'http://app.example' };
  expect(parseSettings(Settings, environment, { ...options, names })).toMatchObject({
    PORT: 4000,
    PUBLIC_URL: 'http://app.example',
  });
  expect(problemsOf({ ...environment, APP_PORT: 'x' }, { names })).toEqual([
    'APP_PORT must be a whole number',
  ]);
  expect(problemsOf({ ...environment, NODE_ENV: 'production' }, { names })).toEqual([
    'APP_PUBLIC_URL must be an https URL in production',
  ]);
});

test('a setting can be in a file, as secret managers provide it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const address = file('address', 'https://app.example\n');
  const production = { NODE_ENV: 'production' };
  expect(
    parseSettings(Settings, { ...production, PUBLIC_URL: '', PUBLIC_URL_FILE: address }, options),
  ).toMatchObject({ PUBLIC_URL: 'https://app.example' });
  expect(
    parseSettings(Settings, { APP_PORT_FILE: file('port', '4000') }, { ...options, names }),
  ).toMatchObject({ PORT: 4000 });
  expect(problemsOf({ PUBLIC_URL: 'https://x.example', PUBLIC_URL_FILE: address })).toEqual([
    'PUBLIC_URL_FILE must be empty when PUBLIC_URL is set',
  ]);
  // One problem for each setting, even if it is also required.
  const missing = join(folder, 'missing');
  expect(problemsOf({ ...production, PORT: 'x', PUBLIC_URL_FILE: missing })).toEqual([
    `PUBLIC_URL_FILE must be a file that can be read: ENOENT: no such file or directory, open '${missing}'`,
    'PORT must be a whole number',
  ]);
  expect(problemsOf({ PUBLIC_URL_FILE: file('empty', '\n') })).toEqual([
    `PUBLIC_URL_FILE must not be an empty file: ${join(folder, 'empty')}`,
  ]);
  // The file's content may be a secret.
  expect(problemsOf({ PUBLIC_URL_FILE: file('wrong', 'secret') })).toEqual([
    'PUBLIC_URL must be an http or https URL',
  ]);
});

test('processes that start concurrently create one key, and a damaged key prevents startup', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wareword-key-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const input = { encryptionKey: undefined, dataDir, file: 'key' };
  const keys = await Promise.all(Array.from({ length: 4 }, () => readEncryptionKey(input)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(statSync(join(dataDir, 'key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'key'), 'utf8').trim()).toBe(keys[0]?.toString('base64'));
  writeFileSync(join(dataDir, 'key'), 'short');
  await expect(readEncryptionKey(input)).rejects.toThrow('32 bytes');
});

const Tracing = z.object(tracingSettings);
const noChecks = { needs: { required: {}, publicUrls: [] }, check: () => [] };

test('tracing is on once an endpoint is set, and the SDK gets its settings', () => {
  const read = (environment: NodeJS.ProcessEnv) =>
    readTracing(parseSettings(Tracing, environment, noChecks), { 'service.name': 'wareword' });
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(read({ OTEL_SERVICE_NAME: 'shop', OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeUndefined();
  expect(read({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  expect(read({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined();
  const sampled = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(read({ ...endpoint, ...sampled, OTEL_SERVICE_NAME: 'shop' })).toMatchObject({
    sampler: { name: 'traceidratio', ratio: 0.1 },
    environment: { ...endpoint, OTEL_SERVICE_NAME: 'shop' },
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be an http or https URL'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/protobuf, on port 4318 of most collectors'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be a number from 0 to 1'],
  ['OTEL_SDK_DISABLED', 'yes', 'must be true or false'],
])('%s=%s prevents startup', (name, value, problem) => {
  expect(() => parseSettings(Tracing, { [name]: value }, noChecks)).toThrow(`${name} ${problem}`);
});

test('requests are logged, except at the terminal of a developer', () => {
  expect(defaultLogLevel({}, 'development')).toBe('info');
  expect(defaultLogLevel({ isTTY: true }, 'production')).toBe('info');
  expect(defaultLogLevel({ isTTY: true }, undefined)).toBe('warn');
});
