import { describe, expect, test } from 'vitest';
import { ConfigError } from '@wareword/server/settings';
import { readConfig, settingsOfFile } from '../src/config.ts';

describe('the settings of the app', () => {
  test('a shared .env has separate names for its port and URL', () => {
    const file = [
      'PORT=3000',
      'PUBLIC_URL=http://localhost:3000',
      'WOO_BRIDGE_PORT=4001',
      'WOO_BRIDGE_PUBLIC_URL=http://localhost:4001/wareword/',
      'WAREWORD_URL=http://localhost:3000',
    ].join('\n');
    expect(readConfig(settingsOfFile(file))).toMatchObject({
      port: 4001,
      publicUrl: 'http://localhost:4001/wareword',
      warewordUrl: 'http://localhost:3000',
    });
    expect(readConfig(settingsOfFile('PORT=3000\nPUBLIC_URL=http://localhost:3000'))).toMatchObject(
      { port: 3001, publicUrl: 'http://localhost:3001' },
    );
  });

  test('a bad one stops the start with every problem', () => {
    const bad = { PORT: 'x', WAREWORD_URL: 'ftp://here', ENCRYPTION_KEY: 'short' };
    expect(() => readConfig(bad)).toThrow(ConfigError);
    expect(() => readConfig(bad)).toThrow(/PORT .*\n.*WAREWORD_URL .*\n.*ENCRYPTION_KEY /);
  });

  test('production requires https and its own key, and reaches no private store', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://app.example' })).toThrow(
      /ENCRYPTION_KEY must be set.*\n.*PUBLIC_URL must be an https URL/,
    );
    expect(() => readConfig({ WAREWORD_URL: 'http://wareword.example' })).toThrow(
      /WAREWORD_URL must use https/,
    );
    const ENCRYPTION_KEY = Buffer.alloc(32, 1).toString('base64');
    const config = readConfig({
      ...production,
      PUBLIC_URL: 'https://app.example',
      WAREWORD_URL: 'https://wareword.example',
      ENCRYPTION_KEY,
    });
    expect(config.stores.allowPrivate).toBe(false);
  });
});
