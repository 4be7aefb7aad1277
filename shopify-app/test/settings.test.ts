import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

const SETTINGS = {
  NODE_ENV: 'test',
  SHOPIFY_APP_PUBLIC_URL: 'https://app.example',
  SHOPIFY_API_KEY: 'key',
  SHOPIFY_API_SECRET: 'secret',
};

test('startup fails without the settings of the Shopify app, and lists all of them', () => {
  const read = () => readConfig({ NODE_ENV: 'test', SHOPIFY_API_KEY: '' });
  expect(read).toThrow(/SHOPIFY_APP_PUBLIC_URL must be set/);
  expect(read).toThrow(/SHOPIFY_API_KEY must be set/);
  expect(read).toThrow(/SHOPIFY_API_SECRET must be set/);
});

test('the app has its own port, whatever port the service uses', () => {
  expect(readConfig({ ...SETTINGS, PORT: '3000' }).port).toBe(3003);
  expect(readConfig({ ...SETTINGS, SHOPIFY_APP_PORT: '4000' }).port).toBe(4000);
});

test('the distribution is the App Store unless the settings say otherwise', () => {
  expect(readConfig(SETTINGS).distribution).toBe('app_store');
  expect(readConfig({ ...SETTINGS, SHOPIFY_DISTRIBUTION: 'custom' }).distribution).toBe('custom');
  expect(() => readConfig({ ...SETTINGS, SHOPIFY_DISTRIBUTION: 'both' })).toThrow(
    'SHOPIFY_DISTRIBUTION must be app_store or custom',
  );
});

test('Shopify sends browsers to the host, so the address has no path', () => {
  const settings = { ...SETTINGS, SHOPIFY_APP_PUBLIC_URL: 'https://app.example/shopify' };
  expect(() => readConfig(settings)).toThrow('SHOPIFY_APP_PUBLIC_URL must have no path');
});

test('production needs the key that tokens are encrypted with', () => {
  expect(() => readConfig({ ...SETTINGS, NODE_ENV: 'production' })).toThrow('ENCRYPTION_KEY');
});
