import { hkdfSync } from 'node:crypto';

/** Derives a separate key for each purpose (RFC 5869), in base64. */
export function deriveKey(key: Buffer, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', key, '', `wareword ${purpose}`, 32)).toString('base64');
}
