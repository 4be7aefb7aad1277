import { API_VERSION, ENDPOINTS } from '@wareword/shared-schema';
import { listJobs as list } from '../../jobs/index.ts';
import { readCredential } from '../../tokens/index.ts';
import { sendJson, type Handler } from './handler.ts';
import { presentJob } from './present-job.ts';

/** `GET /jobs`. */
export const listJobs: Handler = async ({ ctx, request, response }) => {
  const { scopes, query, reply } = ENDPOINTS.listJobs;
  const credential = readCredential(request.headers.authorization);
  const { limit } = query.parse(request.query);
  const jobs = await list({ ctx, input: { credential, scopes, limit } });
  const presented = jobs.map((job) => presentJob(job)).join(',');
  sendJson(response, reply.status, `{"api_version":"${API_VERSION}","jobs":[${presented}]}`);
};
