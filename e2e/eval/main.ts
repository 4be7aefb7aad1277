import { readFile, writeFile } from 'node:fs/promises';
import type { Platform, Tone } from '@wareword/shared-schema';
import { createGenerator, GenerationError } from '../../backend/src/generation/index.ts';
import { readArguments, writerOf } from './arguments.ts';
import { checkDrafts } from './drafts.ts';
import { measure } from './measures.ts';
import { page } from './page.ts';
import { read, type Reading, type Sample } from './record.ts';
import { table, worstRecords } from './report.ts';

/**
 * Writes a listing for every record of a file on every platform and measures them against the
 * listing rules: `pnpm eval --input FILE.jsonl`. The other arguments are in `arguments.ts`.
 */
const asked = readArguments();
if (asked.drafts !== undefined) {
  const { drafts: input, out = '', prompts, answers } = asked;
  await checkDrafts({ input, out, prompts, answers }, {});
  process.exit();
}
const samples = (await readFile(asked.input, 'utf8'))
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line, index) => asSample(JSON.parse(line), index));
const generator = createGenerator(await writerOf(asked), asked.clock);
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
    tone: 'Professional',
    ...(brand === undefined ? {} : { brand, brand_name: brand }),
  };
}

const failures: string[] = [];

async function write(platform: Platform, tone: Tone): Promise<Reading[]> {
  const readings: (Reading | undefined)[] = [];
  const queue = [...samples.entries()];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, record] = next;
      const sample = { ...record, tone };
      const start = performance.now();
      try {
        const { listing, provenance } = await generator.generate({ ...sample, platform }, signal);
        const ms = performance.now() - start;
        readings[index] = read(sample, { id: sample.id, platform, listing, provenance, ms });
      } catch (error) {
        if (!(error instanceof GenerationError)) throw error;
        failures.push(`${sample.id} ${platform}: ${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: asked.concurrency }, work));
  return readings.filter((reading) => reading !== undefined);
}

const turns = asked.tones.flatMap((tone) =>
  asked.platforms.map((platform) => ({ tone, platform })),
);
/**
 * What our writer wrote first, by platform and tone. A process that has just started compiles the code as it runs:
 * the times are those of the second writing, as in a service that has been running.
 */
const before: (readonly Reading[])[] = [];
if (asked.generator === 'embedded') {
  for (const { platform, tone } of turns) before.push(await write(platform, tone));
  failures.length = 0;
}
const all: Reading[] = [];
const groups: { title: string; readings: Reading[] }[] = [];
for (const { platform, tone } of turns) {
  const readings = await write(platform, tone);
  groups.push({ title: asked.tones.length > 1 ? `${platform}, ${tone}` : platform, readings });
  all.push(...readings);
}
let missed = 0;
for (const { title, readings } of groups) {
  const measures = measure(readings);
  missed += measures.filter(({ good }) => !good).length;
  console.log(table(title, measures, asked.verbose));
}
console.log(worstRecords(all));
console.log(`\n${all.length} listings, ${rateOf(all)} a second`);
if (asked.generator === 'embedded') {
  console.log(`${rateOf(before.flat())} a second in a process that has just started`);
  console.log(`${nondeterministic()} written differently again`);
}
console.log(`${missed} measures short of their goal`);
if (failures.length > 0) console.log(`${failures.length} failed:\n  ${failures.join('\n  ')}`);

/** Listings a second, without the time that reading them for the measures takes. */
function rateOf(readings: readonly Reading[]): string {
  const seconds = readings.reduce((sum, { result }) => sum + result.ms, 0) / 1000;
  return ((readings.length / seconds) * asked.concurrency).toFixed(0);
}

/** Listings that differ when they are written a second time: possible for a model's, never for ours. */
function nondeterministic(): number {
  const textOf = ({ result }: Reading) => JSON.stringify(result.listing);
  const first = before.flat();
  return all.filter((reading, at) => {
    const earlier = first[at];
    return earlier === undefined || textOf(earlier) !== textOf(reading);
  }).length;
}

if (asked.out !== undefined) {
  await writeFile(
    asked.out,
    all
      .map(
        ({ result: { id, platform, listing, ms } }) =>
          `${JSON.stringify({ id, platform, listing, ms })}\n`,
      )
      .join(''),
  );
}
if (asked.html !== undefined) await writeFile(asked.html, page(all));
