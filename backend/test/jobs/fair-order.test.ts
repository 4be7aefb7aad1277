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
