import { describe, expect, test } from 'vitest';
import { readConfig } from '../../backend/src/config.ts';
import { readConfig as readWooConfig } from '../../woo-bridge/src/config.ts';
import { runNode } from '../node-process.ts';
import { PRODUCTION, WOO_PRODUCTION } from './settings.ts';

/** Nothing listens there: a process that gets as far as its database fails. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

/** Runs a start command until it ends by itself, as a start that is refused does. */
async function start(script: string, settings: NodeJS.ProcessEnv) {
  const { code, stderr } = await runNode({
    name: script,
    script,
    settings: { DATABASE_URL: NO_DATABASE, ...settings },
  });
  return { code, stderr };
}

const service = (settings: NodeJS.ProcessEnv) => start('backend/src/main.ts', settings);
const wooApp = (settings: NodeJS.ProcessEnv) => start('woo-bridge/src/main.ts', settings);
const REFUSED = /Invalid settings/;

/** A start does nothing before this, which the first test of each program shows. */
const settingsOfService = (settings: NodeJS.ProcessEnv) => () =>
  readConfig({ DATABASE_URL: NO_DATABASE, ...settings });
const settingsOfWooApp = (settings: NodeJS.ProcessEnv) => () =>
  readWooConfig({ DATABASE_URL: NO_DATABASE, ...settings });

describe('the service in production', () => {
  test('refuses to start unsafe, and lists every problem', async () => {
    const { code, stderr } = await service({
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://www.wareword.test',
      TRUST_PROXY: 'on',
      PORT: 'a port',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(REFUSED);
    expect(stderr).toMatch(/- PORT must be/);
    expect(stderr).toMatch(/- SMTP_URL must be set/);
    expect(stderr).toMatch(/- ENCRYPTION_KEY must be set/);
    expect(stderr).toMatch(/- PUBLIC_URL must be an https URL/);
    expect(stderr).toMatch(/- TRUST_PROXY must name the proxies/);
  });

  test.each([
    ['without PUBLIC_URL', { PUBLIC_URL: '' }, /PUBLIC_URL must be set in production/],
    ['without SMTP_URL', { SMTP_URL: '' }, /SMTP_URL must be set/],
    ['without ENCRYPTION_KEY', { ENCRYPTION_KEY: '' }, /ENCRYPTION_KEY must be set/],
    ['with TRUST_PROXY=on', { TRUST_PROXY: 'on' }, /TRUST_PROXY must name/],
    ['with TRUST_PROXY=true', { TRUST_PROXY: 'true' }, /TRUST_PROXY must name/],
    [
      'with every address trusted',
      { TRUST_PROXY: '10.0.0.0/8, 0.0.0.0/0' },
      /TRUST_PROXY must name/,
    ],
    [
      'with every address trusted, in four ranges',
      { TRUST_PROXY: '0.0.0.0/2,64.0.0.0/2,128.0.0.0/2,192.0.0.0/2' },
      /TRUST_PROXY must name/,
    ],
    ['with a proxy that is no address', { TRUST_PROXY: 'the proxy' }, /TRUST_PROXY must be/],
    ['over http', { PUBLIC_URL: 'http://wareword.test' }, /PUBLIC_URL must be an https URL/],
    [
      'with connect codes that last',
      { CONNECT_CODE_TTL_SECONDS: '601' },
      /CONNECT_CODE_TTL_SECONDS/,
    ],
    [
      'without the texts of its pages',
      { CONTENT_DIR: '/nowhere' },
      /CONTENT_DIR must be a folder with contact.md/,
    ],
    [
      'hashing passwords too cheaply',
      { PASSWORD_HASH_COST: '16' },
      /PASSWORD_HASH_COST must be at least 17 in production/,
    ],
    ['with a guessable METRICS_TOKEN', { METRICS_TOKEN: 'secret' }, /METRICS_TOKEN must be/],
  ])('refuses to start %s', (_what, settings, problem) => {
    expect(settingsOfService({ ...PRODUCTION, ...settings })).toThrow(problem);
  });

  test.each(['web', 'worker'])('refuses to start as %s too', (ROLE) => {
    expect(settingsOfService({ ...PRODUCTION, ROLE, ENCRYPTION_KEY: '' })).toThrow(
      /ENCRYPTION_KEY must be set/,
    );
  });

  test('gets as far as its database with safe settings', async () => {
    const { stderr } = await service(PRODUCTION);
    expect(stderr).not.toMatch(REFUSED);
    expect(stderr).toContain('ECONNREFUSED');
  });

  test.each([
    ['loopback over http', { PUBLIC_URL: 'http://localhost:3000' }],
    ['loopback by its address', { PUBLIC_URL: 'http://127.0.0.1:3000' }],
    ['proxies by address', { TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8' }],
  ])('accepts its settings with %s', (_what, settings) => {
    expect(settingsOfService({ ...PRODUCTION, ...settings })).not.toThrow();
  });
});

test('a folder that cannot hold the database is reported without a stack', async () => {
  const { code, stderr } = await service({ DATABASE_URL: '', DATA_DIR: import.meta.filename });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Couldn't create a folder for the database .* Set DATA_DIR to a folder/);
});

describe('the WooCommerce app in production', () => {
  test('refuses to start unsafe, and lists every problem', async () => {
    const { code, stderr } = await wooApp({
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://shop.test',
      WAREWORD_URL: 'http://wareword.test',
      WAREWORD_PUBLIC_URL: 'http://wareword.test',
      ALLOW_PRIVATE_STORES: 'on',
      TRUST_PROXY: 'on',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(REFUSED);
    expect(stderr).toMatch(/- PUBLIC_URL must be an https URL/);
    expect(stderr).toMatch(/- WAREWORD_URL must use https/);
    expect(stderr).toMatch(/- WAREWORD_PUBLIC_URL must be an https URL/);
    expect(stderr).toMatch(/- ENCRYPTION_KEY must be set/);
    expect(stderr).toMatch(/- ALLOW_PRIVATE_STORES must be off/);
    expect(stderr).toMatch(/- TRUST_PROXY must name the proxies/);
  });

  test.each([
    ['without ENCRYPTION_KEY', { ENCRYPTION_KEY: '' }, /ENCRYPTION_KEY must be set/],
    ['without PUBLIC_URL', { PUBLIC_URL: '' }, /PUBLIC_URL must be set/],
    ['without WAREWORD_URL', { WAREWORD_URL: '' }, /WAREWORD_URL must be set/],
    [
      'sending browsers to its own machine',
      { WAREWORD_URL: 'http://localhost:3000' },
      /WAREWORD_PUBLIC_URL must be reachable from browsers/,
    ],
    ['with private stores', { ALLOW_PRIVATE_STORES: 'on' }, /ALLOW_PRIVATE_STORES must be off/],
    ['with TRUST_PROXY=on', { TRUST_PROXY: 'on' }, /TRUST_PROXY must name/],
    ['over http', { PUBLIC_URL: 'http://shop.test' }, /PUBLIC_URL must be an https URL/],
    [
      'without its certificates',
      { TRUSTED_CERTIFICATES: '/nowhere' },
      /TRUSTED_CERTIFICATES must be a file that can be read/,
    ],
    [
      'with a port that is none',
      { STORE_PORTS: '443, 99999' },
      /STORE_PORTS must be "any", or ports from 1 to 65535/,
    ],
  ])('refuses to start %s', (_what, settings, problem) => {
    expect(settingsOfWooApp({ ...WOO_PRODUCTION, ...settings })).toThrow(problem);
  });

  test('gets as far as its database with safe settings', async () => {
    const { stderr } = await wooApp(WOO_PRODUCTION);
    expect(stderr).not.toMatch(REFUSED);
    expect(stderr).toContain('ECONNREFUSED');
  });

  test.each([
    [
      'the service on the same machine',
      { WAREWORD_URL: 'http://localhost:3000', WAREWORD_PUBLIC_URL: 'https://www.wareword.test' },
    ],
    [
      'everything on loopback, for a trial run',
      { PUBLIC_URL: 'http://localhost:3001', WAREWORD_URL: 'http://localhost:3000' },
    ],
  ])('accepts its settings with %s', (_what, settings) => {
    expect(settingsOfWooApp({ ...WOO_PRODUCTION, ...settings })).not.toThrow();
  });
});
