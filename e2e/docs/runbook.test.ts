import { expect, test } from 'vitest';
import { readRepositoryFile } from './repository.ts';

test('the runbook says what to do about every alert', () => {
  const rules = readRepositoryFile('deploy/monitoring/wareword.rules.yml');
  const runbook = readRepositoryFile('docs/operations.md');
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(alerts.length).toBeGreaterThan(5);
  expect(alerts.filter((name) => !runbook.includes(`| \`${name}\``))).toEqual([]);
});
