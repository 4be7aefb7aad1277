import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const TEMPLATES = resolve(import.meta.dirname, '../../../deploy/high-availability');

/**
 * Writes a file of `deploy/high-availability` with its `{{values}}` filled in, so that the test runs
 * what operators copy.
 * @throws {Error} if a value is missing
 */
export function writeFromTemplate(
  name: string,
  to: string,
  values: Readonly<Record<string, string | number | boolean>>,
): void {
  const template = readFileSync(resolve(TEMPLATES, name), 'utf8');
  const filled = template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name} needs a value for ${key}.`);
    return String(value);
  });
  writeFileSync(to, filled);
}
