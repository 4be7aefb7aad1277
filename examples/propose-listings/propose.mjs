// Writes and audits listings for the products of a file, over MCP, and leaves them as proposals for a
// person. Nothing is published, and no model decides anything: an agent with one would call the same tools.
//
//   npm install @modelcontextprotocol/client@2
//   WAREWORD_KEY=ww_api_… node propose.mjs products.jsonl proposals.json
//
// A line of products.jsonl has "sku" and the fields of POST /jobs. Someone reads proposals.json and sets
// "approved" of each proposal to true or false. Running it again uses no listings for products that are
// the same, and leaves their proposals as they are.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const [productsFile, proposalsFile] = process.argv.slice(2);
const address = new URL('/mcp', process.env.WAREWORD_URL ?? 'http://localhost:3000');
const client = new Client({ name: 'propose-listings', version: '1.0.0' });

/** Calls a tool. Waits when the key has used up its rate; any other error is the caller's. */
async function use(name, input = {}) {
  for (;;) {
    const result = await client.callTool({ name, arguments: input });
    const answer = JSON.parse(result.content[0].text);
    if (!result.isError) return answer;
    const { code, message } = answer.error;
    if (code !== 'rate_limited') throw new Error(`${code}: ${message}`);
    console.error(`${name}: ${answer.next_step}`);
    await sleep(60_000);
  }
}

async function readProducts() {
  const lines = (await readFile(productsFile, 'utf8')).split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
}

async function readProposals() {
  try {
    return JSON.parse(await readFile(proposalsFile, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A job for each product; the same product as before returns its earlier job, and uses no listing. */
async function request({ sku, ...product }) {
  return use('create_job', { ...product, external_ref: sku, if_changed: true });
}

async function written(job) {
  while (job.status === 'queued' || job.status === 'processing') {
    job = await use('wait_for_job', { job_id: job.job_id });
  }
  if (job.status === 'failed') throw new Error(`${job.error.code}: ${job.error.message}`);
  return job;
}

/** What a person needs to decide. */
async function propose({ sku, ...product }, { listing_id, listing }) {
  const { unsupported, broken_rules, seo_scores } = await use('audit_listing', {
    ...product,
    listing: textsOf(listing),
  });
  return { sku, listing_id, approved: null, unsupported, broken_rules, seo_scores, listing };
}

/** The texts of a listing; the rest is not judged. */
function textsOf({ seo_scores, pro_tip, ...texts }) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.length > 0));
}

async function save(proposals) {
  // Write atomically, so a crash can't lose decisions already made.
  await writeFile(`${proposalsFile}.new`, `${JSON.stringify(proposals, null, 2)}\n`);
  await rename(`${proposalsFile}.new`, proposalsFile);
}

await client.connect(
  new StreamableHTTPClientTransport(address, {
    requestInit: { headers: { Authorization: `Bearer ${process.env.WAREWORD_KEY}` } },
  }),
);
const earlier = new Map((await readProposals()).map((proposal) => [proposal.sku, proposal]));
const totals = { proposed: 0, kept: 0, failed: 0 };
const requested = [];
for (const product of await readProducts()) {
  requested.push({ product, job: await request(product).catch((error) => ({ error })) });
}
for (const { product, job } of requested) {
  const { sku } = product;
  try {
    if (job.error instanceof Error) throw job.error;
    const complete = await written(job);
    if (earlier.get(sku)?.listing_id === complete.listing_id) {
      totals.kept += 1;
    } else {
      earlier.set(sku, await propose(product, complete));
      totals.proposed += 1;
    }
  } catch (error) {
    totals.failed += 1;
    console.error(`${sku}: ${error.message}`);
  }
}
await save([...earlier.values()]);
const { usage } = await use('get_usage');
await client.close();
console.log(JSON.stringify({ ...totals, listings_left: usage.remaining }));
process.exitCode = totals.failed > 0 ? 1 : 0;
