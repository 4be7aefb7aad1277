import { API_VERSION, ENDPOINTS } from '@wareword/shared-schema';
import { listJobs as list } from '../../jobs/index.ts';
import { callerOf } from './caller-of.ts';
import { sendJson, type Handler } from './handler.ts';
import { presentJob } from './present-job.ts';
import { readQuery } from './read-query.ts';

/** `GET /jobs`. */
export const listJobs: Handler = async ({ ctx, request, response }) => {
  const { scopes, query, reply } = ENDPOINTS.listJobs;
  const { workspaceId } = await callerOf(ctx, request, scopes);
  const { limit, cursor, ...filters } = readQuery(request, query);
  const scope = { list: 'jobs', workspaceId, filters } as const;
  const after = cursor === undefined ? undefined : ctx.cursors.open(scope, cursor);
  const { entries, next } = await list({ ctx, input: { workspaceId, limit, after, filters } });
  const jobs = entries.map((job) => presentJob(job, ctx.settings)).join(',');
  const nextCursor = next === undefined ? null : ctx.cursors.seal(scope, next);
  sendJson(
    response,
    reply.status,
    `{"api_version":"${API_VERSION}","jobs":[${jobs}],"next_cursor":${JSON.stringify(nextCursor)}}`,
  );
};
