import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createKey } from '../../src/tokens/index.ts';
import { callApi } from '../http.ts';
import { useService } from '../service.ts';
import { openConnectPage, query } from './connect-fixture.ts';
import { peopleOf, type Person } from './people.ts';

const service = useService();
const { plans } = readConfig({});
const { person, join } = peopleOf(service);

describe.each([
  ['being removed', 'mutation team.remove', {}],
  ['becoming a writer', 'mutation team.changeRole', { role: 'writer' }],
] as const)('%s', (_name, call, input) => {
  it('ends the invitations that an admin sent, and pauses their webhooks', async () => {
    const owner = await person();
    const admin = await join(owner, 'admin');
    const invited = await person();
    const invite = { email: invited.email, role: 'writer' };
    expect((await admin.ask('mutation team.invite', invite)).status).toBe(200);
    const added = async (by: Person) => {
      const webhook = { url: `https://127.0.0.1:9/${by.userId}`, events: ['job.completed'] };
      const { data } = await by.ask('mutation webhooks.create', webhook);
      return data['id'];
    };
    const [theirs, others] = [await added(admin), await added(owner)];
    await service().database.sql`
      insert into webhook_deliveries (id, workspace_id, endpoint_id, type, subject, due_at)
      values (new_typeid('dlv'), ${owner.workspaceId}, ${String(theirs)}, 'job.completed', 'job_x',
        now() + interval '1 hour')
    `;

    expect((await owner.ask(call, { userId: admin.userId, ...input })).status).toBe(200);

    expect((await owner.ask('query team.read')).data).toMatchObject({ invitations: [] });
    expect((await owner.ask('query webhooks.list')).data).toMatchObject([
      { id: theirs, disabledReason: 'paused' },
      { id: others, disabledReason: null },
    ]);
    const { data } = await owner.ask('query webhooks.deliveries', { id: theirs });
    expect(data).toMatchObject({
      entries: [{ state: 'failed', error: 'The endpoint was paused.' }],
    });
  });
});

describe('becoming a writer', () => {
  it('revokes the member’s API keys and unused connect codes, and leaves their stores connected', async () => {
    const owner = await person();
    const admin = await join(owner, 'admin');
    const { data } = await admin.ask('mutation keys.create', { name: 'Till' });
    const page = await openConnectPage(service(), admin);
    const site = `https://${randomUUID()}.example`;
    const approve = async () => {
      const response = await page.approve(query({ site, return_url: `${site}/` }));
      return new URL(String(response.data['address'])).searchParams.get('ww_code');
    };
    const exchange = (code: string | null) =>
      callApi(service().apiUrl, 'POST /connect/exchange', { body: { code, site } });
    const store = String((await exchange(await approve())).body['token']);
    const unused = await approve();

    const change = { userId: admin.userId, role: 'writer' };
    expect((await owner.ask('mutation team.changeRole', change)).status).toBe(200);
    const status = async (token: string) =>
      (await callApi(service().apiUrl, 'GET /me', { token })).status;
    expect(await status(String(data['token']))).toBe(401);
    expect(await status(store)).toBe(200);
    expect((await exchange(unused)).body).toMatchObject({ error: { code: 'invalid_code' } });
    expect((await page.approve(query({ site, return_url: `${site}/` }))).status).toBe(403);

    await owner.ask('mutation team.changeRole', { ...change, role: 'admin' });
    expect((await admin.ask('mutation keys.create', { name: 'Again' })).status).toBe(200);
  });

  it('leaves no key from a request that was in progress', async () => {
    const owner = await person();
    const admin = await join(owner, 'admin');
    const { orm } = service().database;
    const { workspaceId, userId } = admin;
    const make = () =>
      createKey({
        ctx: { orm, plans },
        input: { workspaceId, userId, passwordVersion: 1, plan: 'agency', name: 'Late' },
      });
    const [made, changed] = await Promise.allSettled([
      make(),
      owner.ask('mutation team.changeRole', { userId, role: 'writer' }),
    ]);
    expect(changed).toMatchObject({ value: { status: 200 } });
    if (made.status === 'fulfilled') {
      const { token } = made.value;
      expect((await callApi(service().apiUrl, 'GET /me', { token })).status).toBe(401);
    }
    await expect(make()).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
