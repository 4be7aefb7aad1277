import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import {
  createServer as createSocketServer,
  type AddressInfo,
  type LookupFunction,
} from 'node:net';
import { expect, test } from 'vitest';
import { startDnsStandIn } from '../../e2e/stand-ins/dns/index.ts';
import { closeAgents, openAgents, type AddressPolicy } from '../src/outbound/index.ts';

/** The result for a caller that uses the agents without checking first. */
async function call(url: string, policy: AddressPolicy): Promise<string> {
  const agents = openAgents(policy);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    get(url, { agent: agents.httpAgent }, (response) => {
      response.resume();
      resolve(`${response.statusCode}`);
    }).once('error', reject);
    return await promise;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    closeAgents(agents);
  }
}

function resolvingTo(...addresses: string[]): LookupFunction {
  return (_hostname, options, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all === true) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };
}

test.each([
  'http://169.254.169.254/',
  'http://[fd00:ec2::254]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[2002:a9fe:a9fe::]/',
  'http://[2001:0:4136:e378:8000:63bf:5601:5601]/',
  'http://[::ffff:0:169.254.169.254]/',
  'http://[fe80::5efe:a9fe:a9fe]/',
  // IPv4-compatible, translated with a network's own prefix, an overlay, and unassigned.
  'http://[::a9fe:a9fe]/',
  'http://[64:ff9b:2::a9fe:a9fe]/',
  'http://[200::1]/',
  'http://[4000::1]/',
  'http://168.63.129.16/',
  'http://100.100.100.200/',
  'http://192.0.0.192/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
])('an agent never connects to %s', async (url) => {
  expect(await call(url, { allowPrivate: true })).toBe('EADDRESSREFUSED');
  expect(await call(url, { allowPrivate: false, ports: 'any' })).toBe('EADDRESSREFUSED');
});

test.each(['127.0.0.1', '10.0.0.7', '[::1]', '[fd12::1]', '0.0.0.0', '100.64.3.2'])(
  'an agent connects to %s only where private addresses are allowed',
  async (host) => {
    expect(await call(`http://${host}:80/`, { allowPrivate: false })).toBe('EADDRESSREFUSED');
  },
);

test('an agent only connects to a name if all of its addresses are allowed', async () => {
  const lookup = resolvingTo('93.184.216.34', '169.254.169.254');
  expect(await call('http://shop.example/', { allowPrivate: true, lookup })).toBe(
    'EADDRESSREFUSED',
  );
});

test('an agent only connects to allowed ports', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://shop.example:${port}/`;
  const lookup = resolvingTo('127.0.0.1');
  expect(await call(url, { allowPrivate: true, lookup })).toBe('200');
  expect(await call(url, { allowPrivate: true, lookup, ports: [port] })).toBe('200');
  expect(await call(url, { allowPrivate: true, lookup, ports: [443] })).toBe('EADDRESSREFUSED');
  server.close();
});

test('an agent gives up on a server that sends nothing but informational responses', async () => {
  const server = createSocketServer((socket) => {
    const flood = 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(2_000);
    const write = (): void => {
      while (socket.writable && socket.write(flood));
    };
    socket.on('drain', write).on('error', () => undefined);
    socket.once('data', write);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await call(`http://127.0.0.1:${port}/`, { allowPrivate: true })).toBe('EPROTO');
  server.close();
});

test('an agent reads a response after early hints', async () => {
  const server = createServer((_request, response) => {
    for (let hint = 0; hint < 3; hint++)
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await call(`http://127.0.0.1:${port}/`, { allowPrivate: true })).toBe('200');
  server.close();
});

/** A name server that doesn't respond until it is told to refuse all queries. */
async function startSilentNameServer() {
  const socket = createSocket('udp4');
  const asked: (() => void)[] = [];
  let isSilent = true;
  socket.on('message', (question, { port, address }) => {
    const refusal = Buffer.from(question);
    refusal.writeUInt16BE(0x8185, 2);
    asked.push(() => socket.send(refusal, port, address));
    if (!isSilent) asked.at(-1)?.();
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: once(socket, 'message'),
    refuseAll: () => {
      isSilent = false;
      for (const refuse of asked) refuse();
    },
    close: () => new Promise<void>((closed) => socket.close(() => closed())),
  };
}

test("names whose name servers hang don't block other names", async () => {
  const nameServer = await startSilentNameServer();
  const policy = { allowPrivate: false, nameServers: [nameServer.address] };
  let ended = 0;
  const calls = Array.from({ length: 20 }, async (_, index) => {
    const code = await call(`http://n${index}.example/`, policy);
    ended += 1;
    return code;
  });
  await nameServer.asked;

  await lookup('localhost');
  expect(ended).toBe(0);

  nameServer.refuseAll();
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['EAI_AGAIN']));
  await nameServer.close();
});

test('addresses from name servers are checked', async () => {
  const dns = await startDnsStandIn();
  const policy = { allowPrivate: false, nameServers: [dns.address] };
  dns.addresses.set('inside.example', ['10.0.0.7', '93.184.215.14']);
  dns.addresses.set('mapped.example', ['0:0:0:0:0:ffff:a00:7']);

  expect(await call('http://inside.example/', policy)).toBe('EADDRESSREFUSED');
  expect(await call('http://mapped.example/', policy)).toBe('EADDRESSREFUSED');
  expect(await call('http://nobody.example/', policy)).toBe('ENOTFOUND');
  expect(await call('http://localhost/', policy)).toBe('EADDRESSREFUSED');
  await dns.close();
});

test('a name is called at the address from the name server', async () => {
  const [dns, server] = [
    await startDnsStandIn(),
    createServer((_request, response) => response.end()),
  ];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  dns.addresses.set('here.example', ['127.0.0.1']);

  const policy = { allowPrivate: true, nameServers: [dns.address] };
  expect(await call(`http://here.example:${port}/`, policy)).toBe('200');
  server.close();
  await dns.close();
});
