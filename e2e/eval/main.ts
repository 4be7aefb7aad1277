import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { DEFAULT_TONE, PLATFORMS, TONES, type Platform } from '@wareword/shared-schema';
import { createEmbeddedWriter, createGenerator } from '../../backend/src/generation/index.ts';
import { measure } from './measures.ts';
import { read, type Reading, type Sample } from './record.ts';
import { page, table } from './report.ts';

/**
 * Writes a listing for every record of a file on every platform and measures them against the
 * listing rules: `pnpm eval --input FILE.jsonl [--platforms …] [--tone …] [--out …] [--html …]`.
 */
const { values } = parseArgs({
  options: {
    input: { type: 'string' },
    platforms: { type: 'string', default: PLATFORMS.join(',') },
    tone: { type: 'string', default: DEFAULT_TONE },
    out: { type: 'string' },
    html: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
if (values.input === undefined) {
  console.error(
    'usage: pnpm eval --input FILE.jsonl [--platforms a,b] [--tone T] [--out F] [--html F]',
  );
  process.exit(2);
}

const tone = TONES.find((one) => one === values.tone) ?? DEFAULT_TONE;
const samples = (await readFile(values.input, 'utf8'))
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line, index) => asSample(JSON.parse(line), index));
const chosen = PLATFORMS.filter((platform) => values.platforms.split(',').includes(platform));
const generator = createGenerator(createEmbeddedWriter());
const signal = new AbortController().signal;

function asSample(record: unknown, index: number): Sample {
  const text = (name: string) => {
    const value: unknown =
      record !== null && typeof record === 'object' ? Reflect.get(record, name) : '';
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const brand = text('brand');
  return {
    id: text('id') ?? `line ${index + 1}`,
    product_name: text('product_name') ?? '',
    features: text('features') ?? '',
    category: text('category'),
    price: text('price'),
    customer: text('customer'),
    competitors: text('competitors'),
    platform: 'amazon',
    tone,
    ...(brand === undefined ? {} : { brand, brand_name: brand }),
  };
}

async function write(platform: Platform): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const sample of samples) {
    const start = performance.now();
    const { listing } = await generator.generate({ ...sample, platform }, signal);
    const ms = performance.now() - start;
    readings.push(read(sample, { id: sample.id, platform, listing, ms }));
  }
  return readings;
}

const first = samples[0];
// What is loaded with the first listing is no part of its time.
if (first !== undefined) await generator.generate({ ...first, platform: 'amazon' }, signal);
const all: Reading[] = [];
const began = performance.now();
for (const platform of chosen) all.push(...(await write(platform)));
const seconds = (performance.now() - began) / 1000;

let missed = 0;
for (const platform of chosen) {
  const measures = measure(all.filter(({ result }) => result.platform === platform));
  missed += measures.filter(({ good }) => !good).length;
  console.log(table(platform, measures, values.verbose));
}
let unsteady = 0;
for (const { sample, result } of all) {
  const again = await generator.generate({ ...sample, platform: result.platform }, signal);
  if (JSON.stringify(again.listing) !== JSON.stringify(result.listing)) unsteady += 1;
}
console.log(`\n${all.length} listings, ${(all.length / seconds).toFixed(0)} a second`);
console.log(
  `${unsteady} written differently the second time; ${missed} measures short of their goal`,
);

if (values.out !== undefined) {
  await writeFile(values.out, all.map(({ result }) => `${JSON.stringify(result)}\n`).join(''));
}
if (values.html !== undefined) await writeFile(values.html, page(all));
