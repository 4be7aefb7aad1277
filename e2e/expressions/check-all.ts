import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

type Pattern = { readonly source: string; readonly flags: string };

const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/wareword/expressions.json');
const Package = z.object({ version: z.string() });
const VERSION = Package.parse(createRequire(import.meta.url)('recheck/package.json')).version;
const Cache = z.object({ version: z.literal(VERSION), proven: z.array(z.string()) });
const CheckResult = z.object({
  pattern: z.object({ source: z.string(), flags: z.string() }),
  doubt: z.string().optional(),
});

export const keyOf = ({ source, flags }: Pattern) => `/${source}/${flags}`;

/**
 * What is doubtful about each pattern that is not proven to take linear time, by its key. Proofs
 * are cached, and the other patterns are checked on all processors.
 */
export async function checkAll(patterns: readonly Pattern[]): Promise<Map<string, string>> {
  const proven = readProven();
  const open = [...new Map(patterns.map((pattern) => [keyOf(pattern), pattern]))]
    .filter(([key]) => !proven.has(key))
    .map(([, pattern]) => pattern);
  const doubts = new Map<string, string>();
  const count = Math.min(availableParallelism(), open.length);
  await Promise.all(
    Array.from({ length: count }, (_, worker) =>
      checkInWorker(
        open.filter((_pattern, index) => index % count === worker),
        (pattern, doubt) => {
          if (doubt === undefined) proven.add(keyOf(pattern));
          else doubts.set(keyOf(pattern), doubt);
        },
      ),
    ),
  );
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify({ version: VERSION, proven: [...proven] }));
  return doubts;
}

function checkInWorker(
  patterns: readonly Pattern[],
  take: (pattern: Pattern, doubt: string | undefined) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
      workerData: patterns,
    });
    worker.on('message', (message: unknown) => {
      const { pattern, doubt } = CheckResult.parse(message);
      take(pattern, doubt);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A worker that checks expressions exited with ${code}`));
    });
  });
}

function readProven(): Set<string> {
  try {
    return new Set(Cache.parse(JSON.parse(readFileSync(CACHE, 'utf8'))).proven);
  } catch {
    // The cache doesn't exist yet or is from another version.
    return new Set();
  }
}
