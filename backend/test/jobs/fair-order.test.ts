import { expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { useService } from '../service.ts';

// Nothing takes the tasks, so that their order can be read.
const service = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '1000' });

it('runs the job of one workspace before the later ones of another that sent many', async () => {
  const { database } = service();
  const [busy, other] = [await createAccount(database), await createAccount(database)];
  const create = ({ token }: { token: string }) =>
    callApi(service().apiUrl, 'POST /jobs', { token, body: PRODUCT });
  for (let job = 0; job < 35; job++) await create(busy);
  await create(other);
  const order = () => database.sql<{ workspaceId: string }[]>`
    select jobs.workspace_id as "workspaceId"
    from graphile_worker._private_jobs tasks join jobs on jobs.id = tasks.key
    order by tasks.priority, tasks.run_at, tasks.id
  `;
  await expect.poll(async () => (await order()).length).toBe(36);
  const place = (await order()).findIndex(({ workspaceId }) => workspaceId === other.workspaceId);
  expect(place).toBe(20);
});

it('keeps a retried job of a batch behind interactive ones', async () => {
  const { database, apiUrl } = service();
  const { token, workspaceId } = await createAccount(database);
  const body = { requests: [PRODUCT] };
  expect((await callApi(apiUrl, 'POST /batches', { token, body })).status).toBe(202);
  await database.sql`
    select enqueue_jobs(array_agg(id), 0) from jobs where workspace_id = ${workspaceId}
  `;
  const priorities = await database.sql`
    select tasks.priority from graphile_worker._private_jobs tasks join jobs on jobs.id = tasks.key
    where jobs.workspace_id = ${workspaceId}
  `;
  expect(priorities).toEqual([{ priority: 10 }]);
});
