import { TextDecoder } from 'node:util';
import { invalid } from '../../errors.ts';

/** The first bytes of files that are often mistaken for a CSV. */
const OTHER_FILES: readonly (readonly [Buffer, string])[] = [
  [Buffer.from('PK\u0003\u0004', 'latin1'), 'an Excel workbook or a zip archive'],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'an Excel workbook'],
  [Buffer.from('%PDF'), 'a PDF'],
  [Buffer.from([0x1f, 0x8b]), 'a gzip archive'],
];

const BYTE_ORDER_MARKS: readonly (readonly [Buffer, string, string])[] = [
  [Buffer.from([0xef, 0xbb, 0xbf]), 'utf-8', 'UTF-8'],
  [Buffer.from([0xff, 0xfe]), 'utf-16le', 'UTF-16'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be', 'UTF-16'],
];

const SAVE_AS = 'Save the sheet as "CSV UTF-8" and upload it again.';

/**
 * The text of a file in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252 as saved by
 * Excel. Without a mark it is read as UTF-8 until an invalid byte: up to there both encodings read
 * the same, unless it already contained multi-byte characters, in which case the file is damaged.
 */
export class FileText {
  encoding = 'UTF-8';
  #lines = 1;

  /** @throws {DomainError} if the bytes are not text */
  async *read(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
    const decode = this.#decoder();
    let head = Buffer.alloc(0);
    let begun = false;
    for await (const chunk of bytes) {
      if (begun) {
        yield this.#checked(decode.next(Buffer.from(chunk)));
        continue;
      }
      head = Buffer.concat([head, chunk]);
      if (head.length < 4) continue;
      begun = true;
      yield this.#checked(decode.begin(head));
    }
    if (!begun) {
      if (head.length === 0) {
        throw invalid(
          'The file is empty. Choose a file with a row for each product.',
          'file_empty',
        );
      }
      yield this.#checked(decode.begin(head));
    }
    yield this.#checked(decode.end());
  }

  #checked(text: string): string {
    if (text.includes('\u0000')) {
      throw invalid(`We couldn't read the text in this file. ${SAVE_AS}`, 'file_encoding');
    }
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#lines += 1;
    return text;
  }

  #decoder() {
    let marked: TextDecoder | undefined;
    const unmarked = new UnmarkedDecoder();
    const rejectDamaged = <Argument extends Buffer[]>(decode: (...chunk: Argument) => string) => {
      return (...chunk: Argument): string => {
        try {
          return decode(...chunk);
        } catch {
          throw invalid(
            `The text is damaged near line ${this.#lines}: it starts in ${this.encoding} and continues in another encoding. ${SAVE_AS}`,
            'file_encoding',
          );
        }
      };
    };
    const next = rejectDamaged((chunk: Buffer) => {
      if (marked !== undefined) return marked.decode(chunk, { stream: true });
      const text = unmarked.next(chunk);
      this.encoding = unmarked.encoding;
      return text;
    });
    return {
      begin: (head: Buffer): string => {
        const other = OTHER_FILES.find(([first]) => head.subarray(0, first.length).equals(first));
        if (other !== undefined) {
          throw invalid(`This is ${other[1]}, not a CSV file. ${SAVE_AS}`, 'file_format');
        }
        const mark = BYTE_ORDER_MARKS.find(([first]) =>
          head.subarray(0, first.length).equals(first),
        );
        if (mark === undefined) return next(head);
        marked = new TextDecoder(mark[1], { fatal: true });
        this.encoding = mark[2];
        return next(head.subarray(mark[0].length));
      },
      next,
      end: rejectDamaged(() => (marked === undefined ? unmarked.end() : marked.decode())),
    };
  }
}

class UnmarkedDecoder {
  encoding = 'UTF-8';
  #windows: TextDecoder | undefined;
  #sawLetters = false;
  #rest = Buffer.alloc(0);
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  next(chunk: Buffer): string {
    if (this.#windows !== undefined) return this.#windows.decode(chunk);
    const bytes = Buffer.concat([this.#rest, chunk]);
    const whole = wholeCharacters(bytes);
    this.#rest = bytes.subarray(whole);
    return this.#decode(bytes.subarray(0, whole), bytes);
  }

  end(): string {
    return this.#rest.length === 0 ? '' : this.#decode(this.#rest, this.#rest);
  }

  #decode(characters: Buffer, all: Buffer): string {
    try {
      const text = this.#utf8.decode(characters);
      this.#sawLetters ||= text.length < characters.length;
      return text;
    } catch (error) {
      if (this.#sawLetters || hasLettersBeforeDamage(characters)) throw error;
      this.encoding = 'Windows-1252';
      this.#windows = new TextDecoder('windows-1252');
      return this.#windows.decode(all);
    }
  }
}

/** Whether there are multi-byte characters before the first invalid byte. */
function hasLettersBeforeDamage(bytes: Buffer): boolean {
  const [sound = ''] = bytes.toString('utf8').split('\uFFFD', 1);
  return Buffer.byteLength(sound) > sound.length;
}

/** Number of bytes up to the end of the last complete UTF-8 character. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}
