import { createOpenAiWriter } from '../../src/generation/openai/index.ts';
import type { ListingRequest } from '../../src/generation/writer.ts';

// Makes calls at once, with requests as long as they can be, and prints what the process took:
//   node backend/test/generation-openai/calls-at-once.ts <base URL> <calls>
const [baseUrl, count] = process.argv.slice(2);

const request: ListingRequest = {
  product_name: 'Walnut Desk Organizer '.repeat(9).trim(),
  features: 'Solid walnut, six compartments\n'.repeat(19).trim(),
  platform: 'woocommerce',
  tone: 'Professional',
  category: 'Office supplies '.repeat(6).trim(),
  price: undefined,
  customer: 'People who like a tidy desk '.repeat(17).trim(),
  competitors: 'https://example.com/organizers '.repeat(9).trim(),
};

// Not what the system counted: on Linux, that starts with the peak of the process that started this one.
let peak = 0;
const measure = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};
setInterval(measure, 10).unref();

const writer = createOpenAiWriter({
  apiKey: 'sk-test-0123456789abcdef',
  baseUrl,
  model: 'stand-in-1',
  timeoutMs: 60_000,
});
const { signal } = new AbortController();
const started = performance.now();
const calls = Array.from({ length: Number(count) }, () => writer.write(request, signal));
const outcomes = await Promise.allSettled(calls);
const failures = outcomes.filter((outcome) => outcome.status === 'rejected');

measure();
const report = {
  drafts: outcomes.length - failures.length,
  failures: [...new Set(failures.map((failure) => String(failure.reason)))],
  ms: Math.round(performance.now() - started),
  maxRssMb: Math.round(peak / 1024 ** 2),
};
process.stdout.write(JSON.stringify(report));
