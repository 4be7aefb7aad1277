import { expect, test } from 'vitest';
import { storeAppSettings } from '@wareword/store-app/settings';
import { Environment } from '../../backend/src/environment.ts';
import { readRepository, readRepositoryFile } from './repository.ts';

const EXAMPLE = Object.fromEntries(
  [...readRepositoryFile('.env.example').matchAll(/^(\w+)=(.*)$/gmu)].map(
    ([, name = '', value = '']) => [name, value] as const,
  ),
);

/** Documented in operations.md: production, and what OpenTelemetry's own settings default to. */
const ELSEWHERE =
  /^NODE_ENV$|^OTEL_(?:EXPORTER_OTLP_(?:TRACES_|PROTOCOL$|COMPRESSION$|TIMEOUT$|(?:CLIENT_)?(?:CERTIFICATE|KEY)$)|TRACES_EXPORTER$|BSP_)/u;

test('.env.example has every setting', () => {
  const names = [Environment, storeAppSettings({ port: 0 })].flatMap(({ shape }) =>
    Object.keys(shape),
  );

  expect(names.filter((name) => !ELSEWHERE.test(name) && !Object.hasOwn(EXAMPLE, name))).toEqual(
    [],
  );
});

test('the values in .env.example are the defaults', () => {
  const { PUBLIC_URL, WOO_BRIDGE_PUBLIC_URL, ...given } = EXAMPLE;

  expect([PUBLIC_URL, WOO_BRIDGE_PUBLIC_URL]).toEqual([
    'http://localhost:3000',
    'http://localhost:3001',
  ]);
  expect(Environment.parse(given)).toEqual(Environment.parse({}));
});

test('every setting in .env.example is read somewhere', () => {
  const code = readRepository(['*/src/**/*.ts', 'e2e/demo/**/*.ts'])
    .map(({ text }) => text)
    .join('\n');

  expect(
    Object.keys(EXAMPLE).filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(code)),
  ).toEqual([]);
});
