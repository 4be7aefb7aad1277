import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from 'vite';
import { createAccount } from '../../backend/test/accounts.ts';
import { useService } from '../../backend/test/service.ts';
import { createEmptyProject, installNode, type EmptyProject } from './empty-project.ts';

const OLDEST_NODE = '18.20.8';
const COMPILER = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');

/** Writes a listing, and handles an API error. */
const PROGRAM = `
const baseUrl = process.env.WAREWORD_URL;
async function main() {
  const client = new WarewordClient({ baseUrl, token: process.env.WAREWORD_KEY });
  const product = { product_name: 'Walnut Desk Organizer', features: 'Solid walnut; five compartments', platform: 'shopify' };
  const job = await client.jobs.create(product);
  const { listing } = await client.jobs.wait(job);
  const stranger = new WarewordClient({ baseUrl, token: 'ww_api_wrong' });
  const error = await stranger.jobs.create(product).catch((error) => error);
  console.log(JSON.stringify({ title: listing.title, code: error instanceof WarewordError && error.code }));
}
main();
`;
const IMPORT = "import { WarewordClient, WarewordError } from '@wareword/client';";
const REQUIRE = "const { WarewordClient, WarewordError } = require('@wareword/client');";

const service = useService();
let project: EmptyProject;
let oldestNode: string | undefined;

beforeAll(async () => {
  project = await createEmptyProject();
  oldestNode = await installNode(project, OLDEST_NODE);
  await project.write('program.mjs', IMPORT + PROGRAM);
  await project.write('program.cjs', REQUIRE + PROGRAM);
}, 120_000);
afterAll(() => project.remove());

async function runProgram(node: string, file: string) {
  const { token } = await createAccount(service().database);
  const env = { WAREWORD_URL: service().baseUrl, WAREWORD_KEY: token };
  return JSON.parse(await project.run(node, [file], env)) as object;
}

describe.each(['program.mjs', 'program.cjs'])('the packed client, in %s', (file) => {
  const expected = { title: 'Walnut Desk Organizer', code: 'invalid_api_key' };

  test('writes a listing', async () => {
    expect(await runProgram(process.execPath, file)).toEqual(expected);
  });

  test(`writes a listing with Node ${OLDEST_NODE}`, async ({ skip }) => {
    if (oldestNode === undefined) return skip('npm could not download this version of Node');
    expect(await project.run(oldestNode, ['--version'])).toBe(`v${OLDEST_NODE}\n`);
    expect(await runProgram(oldestNode, file)).toEqual(expected);
  });
});

test('has types for strict ES modules and CommonJS modules', async () => {
  const imports = {
    'types.mts': IMPORT,
    'types.cts':
      "import client = require('@wareword/client');\nconst { WarewordClient, WarewordError } = client;",
  };
  for (const [file, code] of Object.entries(imports)) {
    await project.write(
      file,
      `${code}\nexport const write = async (): Promise<string> => {
      const client = new WarewordClient({ baseUrl: 'https://www.example.com', token: 'x' });
      // @ts-expect-error a platform that does not exist
      client.jobs.create({ product_name: 'x', features: 'y', platform: 'etsy' });
      const job = await client.jobs.create({ product_name: 'x', features: 'y', platform: 'amazon' });
      return (await client.jobs.wait(job)).listing.title;
    };\nexport { WarewordError };\n`,
    );
  }
  await project.write('tsconfig.json', {
    compilerOptions: {
      noEmit: true,
      strict: true,
      module: 'nodenext',
      lib: ['es2022', 'dom'],
      types: [],
    },
    files: Object.keys(imports),
  });
  expect(await project.run(process.execPath, [COMPILER])).toBe('');
});

test('can be bundled for a browser, without any Node modules', async () => {
  await project.write('page.mjs', `${IMPORT}\nconsole.log(WarewordClient, WarewordError);`);
  const built = await build({
    root: project.folder,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(project.folder, 'page.mjs') } },
  });
  const code = JSON.stringify(built);
  expect(code).toContain('WarewordClient');
  expect(code).not.toMatch(/node:|webcrypto/);
});
