import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parseCommand, USAGE } from '../src/admin/parse-command.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');

it.each([
  ['user create --email E', '--plan must be one of free, pro, agency.'],
  ['user set-usage --email E --used many', '--used must be a whole number.'],
  ['audit --now yes', 'Unknown flag --now.'],
  ['user', 'Specify a command.'],
  ['frob', 'Unknown command "frob".'],
  ['constructor', 'Unknown command "constructor".'],
  ['__proto__', 'Unknown command "__proto__".'],
])('the admin command says what is wrong with "%s"', (parameters, problem) => {
  expect(() => parseCommand(parameters.split(' '))).toThrow(problem);
});

it('the help for a noun lists only its commands', () => {
  expect(() => parseCommand(['key'])).toThrow(/key create .*key revoke /s);
  expect(() => parseCommand(['key'])).not.toThrow(/user create/);
});

it('operations.md lists every admin command', () => {
  const commands = USAGE.match(/(?<=^ {2})\S.*$/gmu) ?? [];
  expect(commands.length).toBeGreaterThan(10);
  expect(page).toContain(`\n${commands.join('\n')}\n`);
});
