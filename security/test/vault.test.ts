import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Vault } from '../src/secrets/index.ts';

const key = randomBytes(32);
const context = 'stores:sto_1:keys';

test('a secret can only be decrypted in its own context', () => {
  const vault = new Vault(key);
  const sealed = vault.seal('cs_secret', context);
  expect(sealed).not.toContain('cs_secret');
  expect(vault.open(sealed, context)).toBe('cs_secret');
  expect(() => vault.open(sealed, 'stores:sto_2:keys')).toThrow();
  expect(() => vault.open(sealed, 'stores:sto_1:token')).toThrow();
});

test('a secret that was tampered with is not decrypted', () => {
  const vault = new Vault(key);
  const [version, id, text = ''] = vault.seal('cs_secret', context).split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  const forged = [version, id, bytes.toString('base64url')].join('.');
  expect(() => vault.open(forged, context)).toThrow();
});

test('after a key change, secrets encrypted with the previous key can still be decrypted', () => {
  const sealed = new Vault(key).seal('cs_secret', context);
  const next = randomBytes(32);
  expect(new Vault(next, key).open(sealed, context)).toBe('cs_secret');
  expect(() => new Vault(next).open(sealed, context)).toThrow(/no longer set/);
});
