import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { askDashboard, sessionCookie } from '../billing/ask-dashboard.ts';
import { useService } from '../service.ts';

const service = useService();

describe('an API key is one of at most 100 in a workspace', () => {
  it('many at once make no more; the one too many is told what to do, and a revoked one is room', async () => {
    const { userId, workspaceId } = await createAccount(service().database);
    const { sql } = service().database;
    // With the account's own key there are 96.
    await sql`
      insert into tokens (id, hash, prefix, scope, name, workspace_id, user_id)
      select 'tok_' || ${workspaceId} || n, sha256((${workspaceId} || n)::bytea), 'ww_api_', 'api',
        'Key ' || n, ${workspaceId}, ${userId}
      from generate_series(1, 95) n
    `;
    const cookie = await sessionCookie(service(), userId);
    const create = (name: string) =>
      askDashboard(service(), cookie, 'mutation keys.create', { name });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => create(`Till ${n}`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(4).fill(200), ...Array<number>(8).fill(400)]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.message).toBe(
      'There are 100 API keys in this workspace, and there can be no more. Revoke one that is not used any more, then create this one.',
    );
    const [live] = await sql<[{ count: number }]>`
      select count(*)::int from tokens where workspace_id = ${workspaceId} and revoked_at is null
    `;
    expect(live.count).toBe(100);

    const { data } = await askDashboard(service(), cookie, 'query keys.list', {});
    const [newest] = data['keys'] as { id: string }[];
    await askDashboard(service(), cookie, 'mutation keys.revoke', { id: newest?.id });
    expect((await create('Till again')).status).toBe(200);
    expect((await create('One more')).status).toBe(400);
  });
});
