import { stringify } from 'csv-stringify/sync';
import { withApostrophe } from '../bulk/index.ts';
import type { Database } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { listEvents, type AuditCursor, type AuditFilter } from './list-events.ts';

/** Rows read at a time. A client that stops reading keeps one batch in memory. */
const BATCH_SIZE = 200;

const HEADING = [
  'time',
  'kind',
  'event',
  'action',
  'outcome',
  'actor',
  'subject',
  'detail',
  'address',
  'times',
  'request_id',
];

/** A workspace's audit log for a spreadsheet, newest first, in pieces. */
export async function* exportEvents({
  ctx,
  input,
}: {
  ctx: Pick<Database, 'sql'>;
  input: { workspaceId: WorkspaceId; filter: AuditFilter };
}): AsyncGenerator<string> {
  // Excel needs the byte order mark to detect UTF-8.
  yield `\uFEFF${stringify([HEADING])}`;
  let after: AuditCursor | undefined;
  do {
    const { events, next } = await listEvents({
      ctx,
      input: { ...input, after, limit: BATCH_SIZE },
    });
    const rows = events.map((event) => [
      event.happenedAt.toISOString(),
      event.kind,
      event.event,
      event.action,
      event.outcome,
      event.actor ?? event.actorKind,
      event.subject,
      event.detail,
      event.address,
      String(event.times),
      event.requestId,
    ]);
    yield stringify(rows.map((row) => row.map((cell) => withApostrophe(cell ?? ''))));
    after = next;
  } while (after !== undefined);
}
