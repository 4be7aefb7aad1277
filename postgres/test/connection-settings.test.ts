import { expect, test } from 'vitest';
import { connectionSettings } from '../src/index.ts';

test('a database is retried within a second, however long it was down', () => {
  const { backoff } = connectionSettings('test');
  for (const attempt of [0, 1, 5, 50, 5_000]) {
    expect(backoff(attempt)).toBeGreaterThanOrEqual(0.05);
    expect(backoff(attempt)).toBeLessThanOrEqual(1);
  }
});
