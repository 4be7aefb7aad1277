/** The fields of a protobuf message by number: bytes, or numbers as bigint. */
export type Message = ReadonlyMap<number, readonly (Buffer | bigint)[]>;

/** Reads the wire format of a message, without knowing what its fields mean. */
export function readMessage(bytes: Buffer): Message {
  const fields = new Map<number, (Buffer | bigint)[]>();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number): Buffer => {
    at += length;
    if (at > bytes.length) throw new RangeError('the message is cut off');
    return bytes.subarray(at - length, at);
  };
  const value = (wireType: number): Buffer | bigint => {
    switch (wireType) {
      case 0:
        return varint();
      case 1:
        return take(8).readBigUInt64LE();
      case 2:
        return take(Number(varint()));
      case 5:
        return BigInt(take(4).readUInt32LE());
      default:
        throw new TypeError(`there is no wire type ${wireType}`);
    }
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const number = tag >> 3;
    fields.set(number, [...(fields.get(number) ?? []), value(tag & 7)]);
  }
  return fields;
}

/** The messages in a field. */
export function messages(message: Message, field: number): Message[] {
  return buffers(message, field).map(readMessage);
}

export function text(message: Message, field: number): string {
  return bytes(message, field).toString();
}

/** Empty if the field is not there, as protobuf has it. */
export function bytes(message: Message, field: number): Buffer {
  return buffers(message, field)[0] ?? Buffer.alloc(0);
}

export function integer(message: Message, field: number): number {
  const value = message.get(field)?.[0];
  return typeof value === 'bigint' ? Number(value) : 0;
}

function buffers(message: Message, field: number): Buffer[] {
  return (message.get(field) ?? []).filter((value) => typeof value !== 'bigint');
}
