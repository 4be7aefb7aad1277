import { expect, test } from 'vitest';
import {
  ERROR_CODES,
  JOB_FAILURE_CODES,
  LISTING_LIMITS,
  REQUEST_LIMITS,
} from '@wareword/shared-schema';
import { readRepositoryFile } from './repository.ts';

const contract = readRepositoryFile('docs/api-contract.md');

function statement(number: string): string {
  const start = contract.indexOf(`- **${number}**`);
  const end = contract.indexOf('\n- **§', start + 1);
  return contract.slice(start, end === -1 ? undefined : end).replaceAll(/\s+/gu, ' ');
}

// contract §13.4
test('the contract lists every error code with its status', () => {
  const listed = [...contract.matchAll(/^ {2}\| (\d{3}) +\| (.+?) +\|$/gmu)].flatMap(
    ([, status = '', codes = '']) =>
      [...codes.matchAll(/`(\w+)`/gu)].map(([, code = '']): [string, number] => [
        code,
        Number(status),
      ]),
  );

  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(Object.entries(ERROR_CODES).map(([code, { status }]) => [code, status])),
  );
  expect(listed).toHaveLength(Object.keys(ERROR_CODES).length);
});

// contract §13.5
test('the contract lists the codes of failed jobs', () => {
  for (const code of JOB_FAILURE_CODES) expect(statement('§13.5')).toContain(`\`${code}\``);
});

// contract §4.1, §5.1
test('the limits in the contract are those of the schemas', () => {
  const { product_name, features, external_ref, ...optional } = REQUEST_LIMITS;
  const fields = statement('§4.1');
  expect(fields).toContain(`\`product_name\` (up to ${product_name} characters)`);
  expect(fields).toContain(`\`features\` (up to ${features})`);
  for (const [field, limit] of Object.entries(optional)) {
    if (field === 'idempotency_key') continue;
    expect(fields).toContain(`\`${field}\` (${limit}`);
  }
  expect(statement('§7.1')).toContain(`\`external_ref\` (up to ${external_ref} characters)`);
  for (const [field, limit] of Object.entries(LISTING_LIMITS)) {
    expect(statement('§5.1')).toContain(`\`${field}\` (up to ${limit})`);
  }
});
