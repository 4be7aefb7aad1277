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

const report = {
  drafts: outcomes.length - failures.length,
  failures: [...new Set(failures.map((failure) => String(failure.reason)))],
  ms: Math.round(performance.now() - started),
  // The peak, in KiB, as the system counted it.
  maxRssMb: Math.round(process.resourceUsage().maxRSS / 1024),
};
process.stdout.write(JSON.stringify(report));
