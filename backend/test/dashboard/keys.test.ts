import { describe, expect, it } from 'vitest';
import { newId } from '../../src/identifiers.ts';
import { createAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';

const service = useService();

describe('a workspace can have at most 100 API keys', () => {
  it('concurrent requests do not exceed it; the error says what to do, and revoking a key allows a new one', async () => {
    const { userId, workspaceId } = await createAccount(service().database);
    const { sql } = service().database;
    // Including the account's own key there are 96.
    await sql`
      insert into tokens (id, hash, prefix, scope, name, workspace_id, user_id)
      select 'tok_' || ${workspaceId} || n, sha256((${workspaceId} || n)::bytea), 'ww_api_', 'api',
        'Key ' || n, ${workspaceId}, ${userId}
      from generate_series(1, 95) n
    `;
    const cookie = await sessionCookie(service(), userId);
    const create = (name: string) =>
      callDashboard(service(), cookie, 'mutation keys.create', { name });
    const responses = await Promise.all(Array.from({ length: 12 }, (_, n) => create(`Till ${n}`)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(4).fill(200), ...Array<number>(8).fill(400)]);
    const refused = responses.find(({ status }) => status === 400);
    expect(refused?.message).toBe(
      'This workspace has reached its limit of 100 API keys. Revoke one you no longer use, then try again.',
    );
    const [live] = await sql<[{ count: number }]>`
      select count(*)::int from tokens where workspace_id = ${workspaceId} and revoked_at is null
    `;
    expect(live.count).toBe(100);

    const { data } = await callDashboard(service(), cookie, 'query keys.list', {});
    const [newest] = data['keys'] as { id: string }[];
    await callDashboard(service(), cookie, 'mutation keys.revoke', { id: newest?.id });
    expect((await create('Till again')).status).toBe(200);
    expect((await create('One more')).status).toBe(400);
  });
});

it('revoking a key or agent that is already gone says so, whichever it was', async () => {
  const { userId, workspaceId } = await createAccount(service().database);
  const agent = newId('tok');
  await service().database.sql`
    insert into tokens (id, hash, prefix, scope, name, workspace_id, user_id)
    values (${agent}, sha256(${agent}::bytea), 'ww_agt_', 'agent', 'Helper', ${workspaceId}, ${userId})
  `;
  const cookie = await sessionCookie(service(), userId);
  const revoke = (id: string) => callDashboard(service(), cookie, 'mutation keys.revoke', { id });
  expect((await revoke(agent)).status).toBe(200);
  for (const id of [agent, newId('tok'), 'unknown']) {
    expect((await revoke(id)).message).toBe('This key or agent no longer has access.');
  }
});
