import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDnsStandIn, type DnsStandIn } from '../../../e2e/stand-ins/dns/index.ts';
import { makeCertificate } from '../../../e2e/stand-ins/woocommerce/certificate.ts';
import {
  createOriginReader,
  originProof,
  type OriginReaderOptions,
} from '../../src/connect/index.ts';
import { newId } from '../../src/identifiers.ts';

const HOST = 'shop.example';
const PATH = '/.well-known/wareword-verification.txt';
const { key, certificate } = makeCertificate({ host: HOST });

let dns: DnsStandIn;
let server: Server;
let answer: { status: number; body: string; headers?: Record<string, string> };
let requestedUrls: string[] = [];
const resolver = new Resolver({ timeout: 2000, tries: 1 });

beforeAll(async () => {
  dns = await startDnsStandIn();
  resolver.setServers([dns.address]);
  server = createServer({ key, cert: certificate }, (request, response) => {
    requestedUrls.push(request.url ?? '');
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  await dns.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
beforeEach(() => {
  dns.records.clear();
  requestedUrls = [];
  answer = { status: 404, body: '' };
});

const toLoopback: LookupFunction = (_host, options, done) => {
  if (options.all === true) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(null, '127.0.0.1', 4);
};

function proofFor(siteUrl: string, workspaceId = newId('wks')) {
  return originProof({ ctx: { proofKey: 'key' }, input: { siteUrl, workspaceId } });
}

/** The store on its own port, under a name that only this test resolves. */
function site(): string {
  return `https://${HOST}:${(server.address() as AddressInfo).port}`;
}

function reader(options: Partial<OriginReaderOptions> = {}) {
  return createOriginReader({
    allowPrivate: true,
    resolver,
    lookup: toLoopback,
    trustedCertificates: certificate,
    ...options,
  });
}

describe('the proof of an origin', () => {
  it('differs for each workspace and origin, and is stable', () => {
    const [one, two] = [newId('wks'), newId('wks')];
    const values = [
      proofFor('https://a.example', one),
      proofFor('https://a.example', two),
      proofFor('https://b.example', one),
      proofFor('https://a.example:8443', one),
    ].map(({ value }) => value);
    expect(new Set(values).size).toBe(4);
    expect(proofFor('https://a.example', one).value).toBe(values[0]);
    expect(values[0]).toMatch(/^wareword-verification=[\w-]{43}$/);
  });

  it('has no record for an IP address or a host that is not a public name', () => {
    expect(proofFor('https://a.example').recordName).toBe('_wareword.a.example');
    for (const host of ['203.0.113.5', '[2001:db8::1]', 'localhost']) {
      expect(proofFor(`https://${host}`).recordName).toBeNull();
    }
  });
});

describe('reading an origin', () => {
  it('finds the value in the file, among other lines', async () => {
    const proof = proofFor(site());
    expect(await reader().hasProof(proof)).toBe(false);
    answer = { status: 200, body: `something=else\r\n ${proof.value} \n` };
    expect(await reader().hasProof(proof)).toBe(true);
    expect(requestedUrls).toEqual([PATH, PATH]);
    answer.body = `${proof.value}x`;
    expect(await reader().hasProof(proof)).toBe(false);
    answer.body = proofFor(site()).value;
    expect(await reader().hasProof(proof)).toBe(false);
  });

  it('finds the value in a TXT record of the name, and nowhere else', async () => {
    const proof = proofFor('https://shop.example:8443');
    dns.records.set('_wareword.other.example', [proof.value]);
    dns.records.set('shop.example', [proof.value]);
    const strict = reader({ allowPrivate: false });
    expect(await strict.hasProof(proof)).toBe(false);
    dns.records.set('_wareword.shop.example', ['v=spf1 -all', proof.value]);
    expect(await strict.hasProof(proof)).toBe(true);
  });

  it('follows no redirect, and rejects other statuses, long files and untrusted certificates', async () => {
    const proof = proofFor(site());
    for (const status of [201, 301, 302, 307, 401, 404, 500]) {
      answer = { status, body: proof.value, headers: { Location: `${site()}/elsewhere` } };
      expect(await reader().hasProof(proof), `status ${status}`).toBe(false);
    }
    expect(requestedUrls).not.toContain('/elsewhere');
    answer = { status: 200, body: `${proof.value}\n${'x'.repeat(5000)}` };
    expect(await reader().hasProof(proof)).toBe(false);
    answer = { status: 200, body: proof.value };
    const other = makeCertificate({ host: HOST }).certificate;
    expect(await reader({ trustedCertificates: other }).hasProof(proof)).toBe(false);
    expect(await reader().hasProof(proof)).toBe(true);
  });

  it('gives up on a server that never finishes', async () => {
    const dripping = createServer({ key, cert: certificate }, (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('\n'), 200);
      response.once('close', () => clearInterval(drip));
    });
    dripping.listen(0, '127.0.0.1');
    await once(dripping, 'listening');
    const { port } = dripping.address() as AddressInfo;
    expect(await reader().hasProof(proofFor(`https://${HOST}:${port}`))).toBe(false);
    await new Promise((closed) => {
      dripping.close(closed);
      dripping.closeAllConnections();
    });
  }, 30_000);

  it('gives up on a server that switches protocols', async () => {
    const proof = proofFor(site());
    answer = { status: 101, body: '', headers: { Upgrade: 'x', Connection: 'Upgrade' } };
    expect(await reader().hasProof(proof)).toBe(false);
  });

  it('connects to no private address in production, neither by name nor by IP', async () => {
    const strict = reader({ allowPrivate: false });
    expect(strict.canRead(proofFor(site()).fileUrl), 'another port').toBe(false);
    const reached: string[] = [];
    const resolvedTo =
      (address: string, family: number): LookupFunction =>
      (host, options, done) => {
        reached.push(host);
        if (options.all === true) done(null, [{ address, family }]);
        else done(null, address, family);
      };
    for (const [address, family] of [
      ['127.0.0.1', 4],
      ['10.0.0.1', 4],
      ['169.254.169.254', 4],
      ['100.100.100.200', 4],
      ['168.63.129.16', 4],
      ['192.0.0.192', 4],
      ['0.0.0.0', 4],
      ['::1', 6],
      ['::ffff:127.0.0.1', 6],
      ['fd00:ec2::254', 6],
    ] as const) {
      const production = reader({ allowPrivate: false, lookup: resolvedTo(address, family) });
      const started = performance.now();
      expect(await production.hasProof(proofFor('https://internal.example')), address).toBe(false);
      expect(performance.now() - started, address).toBeLessThan(4000);
    }
    expect(reached).toHaveLength(10);
    for (const literal of ['https://127.0.0.1', 'https://[::1]', 'https://169.254.169.254']) {
      expect(await strict.hasProof(proofFor(literal)), literal).toBe(false);
    }
    expect(strict.canRead(`http://localhost${PATH}`)).toBe(false);
  });

  it('does not call a server on this machine in production, even if it has the proof', async () => {
    const proof = proofFor(`https://${HOST}:8443`);
    const internal = createServer({ key, cert: certificate }, (request, response) => {
      requestedUrls.push(request.url ?? '');
      response.end(proof.value);
    });
    // A loopback address used only by this test, because the port may be taken elsewhere.
    const [a, b, c] = randomBytes(3);
    const address =
      process.platform === 'linux' ? `127.${a}.${b}.${(c ?? 0) % 254 || 1}` : '127.0.0.1';
    internal.listen(8443, address);
    await once(internal, 'listening');
    const lookup: LookupFunction = (_host, options, done) => {
      if (options.all === true) done(null, [{ address, family: 4 }]);
      else done(null, address, 4);
    };
    expect(await reader({ allowPrivate: false, lookup }).hasProof(proof)).toBe(false);
    expect(requestedUrls).toEqual([]);
    expect(await reader({ allowPrivate: true, lookup }).hasProof(proof)).toBe(true);
    internal.closeAllConnections();
    await new Promise((closed) => internal.close(closed));
  });
});
