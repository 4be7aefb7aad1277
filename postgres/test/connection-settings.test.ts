import { expect, test } from 'vitest';
import { connectionSettings } from '../src/index.ts';

test('a database that was down for long is tried again within a second', () => {
  const { backoff } = connectionSettings('test');
  for (const attempt of [0, 1, 5, 50, 5_000]) {
    expect(backoff(attempt)).toBeGreaterThanOrEqual(0.05);
    expect(backoff(attempt)).toBeLessThanOrEqual(1);
  }
});
