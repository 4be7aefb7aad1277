import { once, EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { nextTurn } from '@wareword/event-loop';
import { expect, test } from 'vitest';
import { ProductFile } from '../../src/bulk/upload/products.ts';
import { ReadAheadRoom } from '../../src/bulk/upload/read-ahead.ts';
import { ROW_TEXTS } from '../../src/bulk/upload/texts/index.ts';

/** Arrives in chunks, and tells how many of its rows were read, and when reading has ended. */
function fileOf(rows: number, last = '') {
  const reading = new EventEmitter();
  const file = { rowsRead: 0, ended: once(reading, 'end') };
  function* bytes(): Generator<Uint8Array> {
    try {
      yield Buffer.from('product_name,features\n');
      for (; file.rowsRead < rows; file.rowsRead += 1_000) {
        yield Buffer.from('Tray,Oak\n'.repeat(1_000));
      }
      yield Buffer.from(last);
    } finally {
      reading.emit('end');
    }
  }
  return { file, bytes: Readable.from(bytes(), { highWaterMark: 1 }) };
}

const read = (bytes: AsyncIterable<Uint8Array>, room: ReadAheadRoom) =>
  new ProductFile(ROW_TEXTS.en, room).read(bytes);

test.each([
  ['with too many rows', 51_000, '', 'more than 50,000 rows'],
  ['whose last line is damaged', 40_000, '"Bowl,Ash', 'is never closed'],
])(
  'a file %s is rejected while its first rows are being saved',
  async (_what, rows, last, message) => {
    const { file, bytes } = fileOf(rows, last);
    let saved = 0;
    const save = async () => {
      for await (const { problem } of read(bytes, new ReadAheadRoom())) {
        if (problem === null) saved += 1;
        await file.ended;
      }
    };
    await expect(save()).rejects.toThrow(message);
    // Reading ends a little before its outcome is known.
    expect(saved).toBeLessThan(15_000);
  },
);

test('a file for whose rows there is no room is read as they are saved', async () => {
  const { file, bytes } = fileOf(20_000);
  let saved = 0;
  for await (const { row } of read(bytes, new ReadAheadRoom({ characters: 0 }))) {
    saved += 1;
    expect(row).toBe(saved + 1);
    // The rest are rows that the parser and the streams before it hold.
    expect(file.rowsRead - saved).toBeLessThan(12_000);
  }
  expect(saved).toBe(20_000);
});

test('rows that were read and will not be saved leave their room to other files', async () => {
  const room = new ReadAheadRoom({ characters: 1_000_000 });
  const products = read(fileOf(40_000).bytes, room);
  await products.next();
  while (room.isFree) await nextTurn();
  let saved = 0;
  for await (const { problem } of read(fileOf(20_000).bytes, room)) saved += problem ? 0 : 1;
  expect(saved).toBe(20_000);
  expect(room.isFree).toBe(false);
  await products.return(undefined);
  expect(room.isFree).toBe(true);
});
