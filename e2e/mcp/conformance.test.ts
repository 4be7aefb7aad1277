import { spawn } from 'node:child_process';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MCP_PATH } from '@wareword/shared-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { useService } from '../../backend/test/service.ts';
import { repositoryPath } from '../docs/repository.ts';

const service = useService();

/**
 * The scenarios of the official suite that a server can pass with tools of its own. The others call
 * tools, resources and prompts of the suite's example server by name.
 */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

/** The suite cannot send a token: this passes its requests on with one, and changes nothing else. */
let token = '';
const proxy = createServer((incoming, outgoing) => {
  const { port } = new URL(service().baseUrl);
  const headers = { ...incoming.headers, authorization: `Bearer ${token}` };
  const options = { port, method: incoming.method, path: incoming.url, headers };
  const passed = send(options, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
});
beforeAll(async () => {
  ({ token } = await createAccount(service().database));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
});

/** The package exports nothing to resolve: it is a command. */
const suite = repositoryPath('e2e/node_modules/@modelcontextprotocol/conformance/dist/index.js');

async function run(scenario: string) {
  const { port } = proxy.address() as AddressInfo;
  const url = `http://localhost:${port}${MCP_PATH}`;
  const args = [suite, 'server', '--url', url, '--scenario', scenario];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, report: out + error };
}

// contract §21.1, §21.3
test.each(SCENARIOS)('passes %s of the official conformance suite', async (scenario) => {
  const { code, report } = await run(scenario);
  expect(report).toMatch(/0 failed/u);
  expect({ code, report }).toMatchObject({ code: 0 });
});
