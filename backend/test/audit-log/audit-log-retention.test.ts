import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { eraseDue, exportData } from '../../src/account-data/index.ts';
import { readConfig } from '../../src/config.ts';
import { createMailer, Outbox } from '../../src/mail/index.ts';
import { Retention } from '../../src/retention/index.ts';
import { PASSWORD } from '../accounts.ts';
import { useService } from '../service.ts';
import { readLog, logWith, type Line } from './read-audit-log.ts';
import { peopleOf } from '../dashboard/people.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'audit-log-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const service = useService({ TRUST_PROXY: 'on', ROLE: 'web', DATA_DIR: dataDir });
const { person, joinTeam } = peopleOf(service);

const WAITS = { timeout: 60_000 };

describe('how many events are kept', WAITS, () => {
  it("is deleted with its account, from other people's logs too, and is part of the export before", async () => {
    const { database } = service();
    const owner = await person();
    const member = await joinTeam(owner, 'admin');
    await member.ask('mutation brands.create', { name: 'Acme' });
    await owner.ask('mutation team.changeRole', { userId: member.userId, role: 'writer' });
    await logWith(owner, { action: 'team.changeRole', subject: member.email });

    const exported = await exportData({
      ctx: { read: (work) => work(database) },
      input: member,
    });
    let text = '';
    for await (const piece of exported?.text ?? []) text += piece;
    expect((JSON.parse(text) as Record<string, Line[]>)['actions_in_other_workspaces']).toEqual([
      expect.objectContaining({ action: 'brands.create' }),
    ]);

    await member.ask('mutation settings.deleteAccount', { currentPassword: PASSWORD });
    await logWith(owner, { action: 'settings.deleteAccount', event: 'member_remove' });
    await database.sql`
      update workspaces set erase_at = now() where id = ${member.workspaceId}
    `;
    const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' });
    const outbox = new Outbox(createMailer(config), (error) => {
      throw error;
    });
    const { signal } = new AbortController();
    await eraseDue({ ctx: { database, outbox, payments: undefined }, signal });
    await outbox.flush();
    const lines = await readLog(owner);
    const byAction = (action: string) => lines.find((line) => line['action'] === action);
    expect(byAction('brands.create')).toMatchObject({ actor: null, address: null });
    expect(byAction('team.changeRole')).toMatchObject({ actor: owner.email, subject: null });
    expect(JSON.stringify(lines)).not.toContain(member.email);
  });

  it('is deleted after the number of days that the operator has set', async () => {
    const owner = await person();
    const { database } = service();
    await database.sql`
      insert into audit_events (id, workspace_id, at, kind, event, outcome)
      select 'evt_old' || n, ${owner.workspaceId}, now() - n * interval '1 day', 'keys', 'key_create',
        'success'
      from unnest(array[89, 91, 400]) n
    `;
    const logger = pino({ level: 'silent' });
    const retention = { listingDays: undefined, jobDays: undefined, auditDays: 90 };
    await new Retention({ database, logger, retention }).run(new AbortController().signal);
    const lines = await readLog(owner);
    expect(lines.map(({ id }) => id)).toEqual(['evt_old89']);
  });
});
