import { expect, test } from 'vitest';
import { readRepository, readRepositoryFile } from './repository.ts';

const page = readRepositoryFile('docs/limits.md');
const contract = readRepositoryFile('docs/api-contract.md');
const settings = new Map(
  [...readRepositoryFile('.env.example').matchAll(/^(\w+)=(.*)$/gmu)].map(
    ([, name = '', value = '']) => [name, value] as const,
  ),
);

interface Limit {
  readonly what: string;
  readonly value: string;
  /** A setting, or a constant and its file. */
  readonly home: string;
  /** Statements of the contract and pages that repeat the number. */
  readonly repeated: readonly string[];
}

const limits = [...page.matchAll(/^\| (.+?) +\| (\d.*?) +\| (`.+?) +\| *(.*?) *\|$/gmu)].map(
  ([, what = '', value = '', home = '', repeated = '']): Limit => ({
    what,
    value,
    home,
    repeated: repeated === '' ? [] : repeated.split(', '),
  }),
);

const UNITS: Readonly<Record<string, number>> = {
  ...{ second: 1, minute: 60, hour: 3_600, day: 86_400 },
  ...{ KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 },
};

/** The number on the page, in the unit of its constant or setting, which its name ends with. */
function numberOf({ value, home }: Limit): number {
  const [, digits = '', unit = ''] = /^([\d,]+)(?: (\w+?)s?\b)?/u.exec(value) ?? [];
  const number = Number(digits.replaceAll(',', ''));
  const name = /[\w.-]+/u.exec(home)?.[0] ?? '';
  return /(?:_SECONDS|BYTES)$/u.test(name) ? number * (UNITS[unit] ?? Number.NaN) : number;
}

/** The value in the code, such as `LIMIT.max` of `const LIMIT = { max: 20, seconds: 3_600 };`. */
function valueOf(home: string): number {
  const [, name = '', file] = /^`([\w.-]+)`(?: in `(.+)`)?$/u.exec(home) ?? [];
  if (file === undefined) return Number(settings.get(name));
  const [constant = '', ...keys] = name.split('.');
  const source = readRepositoryFile(file);
  const declared = new RegExp(`const ${constant}\\b[^=]*= ([^;]+);`, 'u').exec(source)?.[1] ?? '';
  const text = keys.reduce(
    (object, key) => new RegExp(`\\b${key}'?: (\\{[^}]*\\}|[^,}]+)`, 'u').exec(object)?.[1] ?? '',
    declared,
  );
  return product(text, file);
}

/** Products of numbers and other constants of the file. */
function product(text: string, file: string): number {
  return text
    .trim()
    .split(' * ')
    .map((factor) => {
      const [, base = '', exponent = '1'] = /^([\d_]+)(?: \*\* (\d+))?$/u.exec(factor) ?? [];
      if (base !== '') return Number(base.replaceAll('_', '')) ** Number(exponent);
      return /^[A-Z_]+$/u.test(factor) ? valueOf(`\`${factor}\` in \`${file}\``) : Number.NaN;
    })
    .reduce((left, right) => left * right, 1);
}

function textOf(place: string): string {
  const [, path] = /\]\(([\w./-]+)\)/u.exec(place) ?? [];
  if (path !== undefined) return readRepositoryFile(`docs/${path}`);
  const [, file] = /^`(.+)`$/u.exec(place) ?? [];
  if (file !== undefined) return readRepositoryFile(file);
  const start = contract.indexOf(`- **${place}**`);
  expect(start, place).toBeGreaterThan(0);
  return contract.slice(start, contract.indexOf('\n- **§', start + 1));
}

const SPELLED = new Map([[10, 'ten']]);

test('the numbers on the page are those of the code', () => {
  expect(limits.length).toBeGreaterThan(80);
  expect(limits.map((limit) => [limit.what, limit.home, numberOf(limit)])).toEqual(
    limits.map((limit) => [limit.what, limit.home, valueOf(limit.home)]),
  );
});

test('every row of its tables is read, and no limit has two rows', () => {
  const rows = [...page.matchAll(/^\| (?!limit |-)/gmu)];
  expect(limits).toHaveLength(rows.length);
  expect(new Set(limits.map(({ home }) => home)).size).toBe(limits.length);
});

test('the places that repeat a number repeat this one', () => {
  const wrong = limits.flatMap(({ what, value, repeated }) => {
    const [digits = ''] = /^[\d,]+/u.exec(value) ?? [];
    const word = SPELLED.get(Number(digits)) ?? digits;
    const number = new RegExp(`(?<![\\d,.])(?:${digits}|${word})(?![\\d]|,\\d)`, 'u');
    return repeated.flatMap((place) =>
      number.test(textOf(place)) ? [] : [`${what}: ${value} is not in ${place}`],
    );
  });

  expect(wrong).toEqual([]);
});

test('every limit of the API’s fields, and of a file, is on the page', () => {
  const homes = new Set(limits.map(({ home }) => home));
  const files = ['shared-schema/src/limits.ts', 'shared-schema/src/brands.ts'];
  const missing = files.flatMap((file) =>
    [...readRepositoryFile(file).matchAll(/^export const (\w+_LIMITS) = \{([^}]+)\}/gmu)].flatMap(
      ([, name = '', keys = '']) =>
        [...keys.matchAll(/\b(\w+): [\d_]+/gu)]
          .map(([, key = '']) => `\`${name}.${key}\` in \`${file}\``)
          .filter((home) => !homes.has(home)),
    ),
  );

  expect(missing).toEqual([]);
});

test('every limit on attempts is on the page, except those of sign-ins, which are in security.md', () => {
  const guessing = ['attempt-limits.ts', 'confirm-password.ts'].map(
    (name) => `backend/src/accounts/${name}`,
  );
  const inFiles = readRepository(['backend/src/**/*.ts'])
    .filter(({ path }) => !guessing.includes(path))
    .map(
      ({ path, text }) => [path, text.match(/\{ max: [\d_]+, seconds: /gu)?.length ?? 0] as const,
    )
    .filter(([, count]) => count > 0);
  const onPage = (file: string) =>
    limits.filter(({ home }) => home.includes('.max`') && home.endsWith(` in \`${file}\``)).length;

  expect(inFiles.length).toBeGreaterThan(20);
  expect(inFiles.map(([file]) => [file, onPage(file)])).toEqual(inFiles);
});

test('pages write KB and MB, as the dashboard and the API do', () => {
  const other = readRepository(['*.md', 'docs/**/*.md', 'examples/**/*.md', 'content/**/*.md'])
    .filter(({ text }) => /\d (?:[KM]iB|kB)\b/u.test(text))
    .map(({ path }) => path);

  expect(other).toEqual([]);
});
