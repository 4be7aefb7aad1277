import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { invalid } from '../../errors.ts';
import type { WorkspaceId } from '../../identifiers.ts';
import type { HistoryCursor } from '../../listings/index.ts';

/** What a cursor belongs to: it cannot be used with another list, account or filter. */
interface CursorScope {
  readonly list: 'jobs' | 'listings' | 'deliveries';
  readonly workspaceId: WorkspaceId;
  readonly filters: object;
}

const SIGNATURE_BYTES = 16;
const Position = z.tuple([z.string(), z.string()]);

/**
 * The cursors of lists: a position, signed together with what it belongs to, so that a cursor which
 * was edited, or is used with other filters, is refused instead of skipping entries.
 */
export class Cursors {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  seal(scope: CursorScope, { at, id }: HistoryCursor): string {
    const position = Buffer.from(JSON.stringify([at, id]));
    return Buffer.concat([this.#sign(scope, position), position]).toString('base64url');
  }

  /** @throws {DomainError} `invalid` */
  open(scope: CursorScope, cursor: string): HistoryCursor {
    const bytes = Buffer.from(cursor, 'base64url');
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    const position = bytes.subarray(SIGNATURE_BYTES);
    const expected = this.#sign(scope, position);
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
      throw invalid(
        'cursor must be a next_cursor returned for this workspace with the same filters. To start over, omit it.',
      );
    }
    const [at, id] = Position.parse(JSON.parse(position.toString()));
    return { at, id };
  }

  #sign({ list, workspaceId, filters }: CursorScope, position: Buffer): Buffer {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([list, workspaceId, filters]))
      .update(position)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  }
}
