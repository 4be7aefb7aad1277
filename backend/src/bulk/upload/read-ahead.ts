import { MAX_CHARACTERS_AHEAD } from '../limits.ts';
import type { FileRow } from './records.ts';

/** Memory that a row takes per cell, besides its characters, in characters. */
const CELL_OVERHEAD = 32;

/** Room for rows that were read before they were needed. */
export class ReadAheadRoom {
  #free: number;

  constructor({ characters } = { characters: MAX_CHARACTERS_AHEAD }) {
    this.#free = characters;
  }

  /** Whether there is room for another row; the last one may take more than there was. */
  get isFree(): boolean {
    return this.#free > 0;
  }

  take(characters: number): void {
    this.#free -= characters;
  }

  give(characters: number): void {
    this.#free += characters;
  }
}

/**
 * Passes rows on, and reads further ones while the caller saves what it has, as long as there is
 * room. An error ends it at once: rows read ahead of the error are dropped.
 * @throws whatever reading throws
 */
export async function* readAhead(
  rows: AsyncGenerator<FileRow>,
  room: ReadAheadRoom,
): AsyncGenerator<FileRow> {
  const reading = new Reading(rows, room);
  try {
    for (;;) {
      const batch = await reading.next();
      if (batch.length === 0) return;
      for (const row of batch) {
        reading.checkFailure();
        reading.pass(row);
        yield row;
      }
    }
  } finally {
    reading.stop();
  }
}

class Reading {
  readonly #room: ReadAheadRoom;
  #read: FileRow[] = [];
  /** Rows and characters that were read and not passed on. */
  #rows = 0;
  #characters = 0;
  #failure: { readonly error: unknown } | undefined;
  #isOver = false;
  #wake: () => void = () => undefined;

  constructor(rows: AsyncGenerator<FileRow>, room: ReadAheadRoom) {
    this.#room = room;
    void this.#run(rows);
  }

  async #run(rows: AsyncGenerator<FileRow>): Promise<void> {
    try {
      for await (const row of rows) {
        if (this.#isOver) return;
        this.#read.push(row);
        this.#count(row, 1);
        this.#wake();
        while (this.#rows > 0 && !this.#room.isFree) await this.#change();
      }
    } catch (error) {
      this.#failure = { error };
    }
    this.#isOver = true;
    this.#wake();
  }

  /** @returns rows that were read; none at the end */
  async next(): Promise<readonly FileRow[]> {
    while (this.#read.length === 0 && !this.#isOver) await this.#change();
    this.checkFailure();
    const read = this.#read;
    this.#read = [];
    return read;
  }

  checkFailure(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  pass(row: FileRow): void {
    this.#count(row, -1);
    this.#wake();
  }

  /** A read that is under way ends with its next row. */
  stop(): void {
    this.#isOver = true;
    this.#room.give(this.#characters);
    this.#rows = 0;
    this.#characters = 0;
    this.#wake();
  }

  #count({ cells }: FileRow, sign: 1 | -1): void {
    let characters = 0;
    for (const cell of cells) characters += cell.length + CELL_OVERHEAD;
    this.#rows += sign;
    this.#characters += sign * characters;
    if (sign > 0) this.#room.take(characters);
    else this.#room.give(characters);
  }

  async #change(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }
}
