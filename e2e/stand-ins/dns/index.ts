import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A running stand-in. */
export interface DnsStandIn {
  /** For `setServers`. */
  readonly address: string;
  /** The TXT records by name, in lower case. Each text has at most 255 characters. */
  readonly records: Map<string, readonly string[]>;
  close(): Promise<void>;
}

const HEADER_BYTES = 12;
const TYPE_TXT = 16;
const NO_SUCH_NAME = 3;

/** Starts a name server on loopback that knows TXT records (RFC 1035) and nothing else. */
export async function startDnsStandIn(): Promise<DnsStandIn> {
  const records = new Map<string, readonly string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    socket.send(answerTo(query, records), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => new Promise((closed) => socket.close(() => closed())),
  };
}

function answerTo(query: Buffer, records: DnsStandIn['records']): Buffer {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(HEADER_BYTES, at + 5);
  const isText = query.readUInt16BE(at + 1) === TYPE_TXT;
  const texts = isText ? (records.get(labels.join('.').toLowerCase()) ?? []) : [];
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (texts.length === 0 ? NO_SUCH_NAME : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts.length, 6);
  return Buffer.concat([header, question, ...texts.map(record)]);
}

/** One text of the name that was asked for. */
function record(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(13);
  head.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
  head.writeUInt16BE(TYPE_TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(bytes.length + 1, 10);
  head.writeUInt8(bytes.length, 12);
  return Buffer.concat([head, bytes]);
}
