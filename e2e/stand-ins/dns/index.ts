import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A running stand-in. */
export interface DnsStandIn {
  /** For `setServers`. */
  readonly address: string;
  /** The TXT records by name, in lowercase. Each text has at most 255 characters. */
  readonly records: Map<string, readonly string[]>;
  /** The IP addresses by name, in lowercase; of IPv6 all eight groups. */
  readonly addresses: Map<string, readonly string[]>;
  close(): Promise<void>;
}

const HEADER_BYTES = 12;
const TYPE_A = 1;
const TYPE_TXT = 16;
const TYPE_AAAA = 28;
const NO_SUCH_NAME = 3;

/** Starts a name server on loopback that knows TXT records and addresses (RFC 1035, RFC 3596). */
export async function startDnsStandIn(): Promise<DnsStandIn> {
  const records = new Map<string, readonly string[]>();
  const addresses = new Map<string, readonly string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    socket.send(answerTo(query, { records, addresses }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    addresses,
    close: () => new Promise((closed) => socket.close(() => closed())),
  };
}

function answerTo(
  query: Buffer,
  { records, addresses }: Pick<DnsStandIn, 'records' | 'addresses'>,
): Buffer {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(HEADER_BYTES, at + 5);
  const name = labels.join('.').toLowerCase();
  const type = query.readUInt16BE(at + 1);
  const found =
    type === TYPE_TXT
      ? (records.get(name) ?? []).map(textBytes)
      : (addresses.get(name) ?? []).flatMap((address) => addressBytes(address, type));
  const isKnown = found.length > 0 || addresses.has(name);
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (isKnown ? 0 : NO_SUCH_NAME), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  return Buffer.concat([header, question, ...found.map((bytes) => record(type, bytes))]);
}

function textBytes(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([bytes.length]), bytes]);
}

/** @returns nothing for an address of the other type */
function addressBytes(text: string, type: number): Buffer[] {
  const isIPv6 = text.includes(':');
  if (type !== (isIPv6 ? TYPE_AAAA : TYPE_A)) return [];
  if (!isIPv6) return [Buffer.from(text.split('.').map(Number))];
  const groups = text.split(':').map((group) => parseInt(group, 16));
  return [Buffer.from(groups.flatMap((group) => [group >> 8, group & 0xff]))];
}

/** One record of the name that was asked for. */
function record(type: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}
