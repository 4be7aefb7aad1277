import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SECURITY_EVENTS } from '@wareword/security/events';

const DOCS = resolve(import.meta.dirname, '../../docs');

test('the operations page lists every security event once, with its cause and what to do', () => {
  const page = readFileSync(join(DOCS, 'security-events.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `security.'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, event]) => event)).toEqual(
    Object.keys(SECURITY_EVENTS).map((event) => `\`${event}\``),
  );
  for (const [, , when, advice] of rows) {
    expect(when).toMatch(/^[A-Z].*\.$/);
    expect(advice).toMatch(/\.$/);
  }
  expect(readFileSync(join(DOCS, 'operations.md'), 'utf8')).toContain('(security-events.md)');
});
