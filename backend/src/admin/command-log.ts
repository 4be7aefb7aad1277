import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  withRequestScope,
  SecurityEvents,
  type RecordedEvent,
  type SecurityEventName,
} from '@wareword/security/events';
import { destination, pino } from 'pino';
import { pendingEvent, saveEvents } from '../audit-log/index.ts';
import { errorCodeOf } from '../error-codes.ts';
import { DomainError } from '../errors.ts';
import type { Admin } from './context.ts';

/** Inside `DATA_DIR`. */
const FILE = 'admin.log';

/** A command that changes something, as recorded in the log. */
export interface LoggedCommand {
  readonly name: string;
  /** What it changes: the flags that are not secret. */
  readonly target: string;
  readonly securityEvent: SecurityEventName | undefined;
  /** Who or what it was about, and what was chosen, for the audit logs of workspaces. */
  readonly subject: string | undefined;
  readonly detail: string | undefined;
}

/**
 * Runs a command and appends its outcome to the admin log, and to the audit log of the workspace that
 * it turned out to be about. The log is a file because stdout is the
 * command's output and stderr reports errors.
 * @throws {Error} before the command runs, if the log cannot be written
 */
export async function logCommand<Result>(
  { config: { dataDir }, open }: Admin,
  { name, target, securityEvent, subject, detail }: LoggedCommand,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(dataDir, { recursive: true });
  const file = destination({ dest: join(dataDir, FILE), sync: true, mode: 0o600 });
  const time = () => `,"time":"${new Date().toISOString()}"`;
  const done: RecordedEvent[] = [];
  const events = new SecurityEvents(pino({ base: null, timestamp: time }, file), (recorded) => {
    if (recorded.event === 'security.admin_command') done.push(recorded);
  });
  const actor = operator();
  const record = (outcome: 'success' | 'failure', reason?: string) => {
    events.record({
      event: 'security.admin_command',
      outcome,
      actor,
      target: `${name} ${target}`,
      reason,
      action: name,
      subject,
      detail,
    });
    if (securityEvent === undefined) return;
    events.record({ event: securityEvent, outcome, actor, target, reason });
  };
  // There is no request and no client address: the command runs on the machine itself.
  return withRequestScope({ requestId: randomUUID(), address: 'local' }, async () => {
    try {
      const result = await work();
      record('success');
      return result;
    } catch (error) {
      record('failure', error instanceof DomainError ? errorCodeOf(error) : 'error');
      throw error;
    } finally {
      file.end();
      await saveToAuditLog(open, done);
    }
  });
}

/** The command has been run and logged: that this fails as well is only reported. */
async function saveToAuditLog(open: Admin['open'], done: readonly RecordedEvent[]): Promise<void> {
  const input = done
    .filter(({ concerns }) => concerns !== undefined)
    .flatMap((recorded) => pendingEvent({ ...recorded, actor: 'operator' }) ?? []);
  if (input.length === 0) return;
  try {
    await saveEvents({ ctx: (await open()).database, input });
  } catch (error) {
    process.stderr.write(`The audit log could not be written: ${String(error)}\n`);
  }
}

/** The operating system user that runs the command. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a uid without a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
