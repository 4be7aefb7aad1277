import { ENDPOINTS } from '@wareword/shared-schema';
import { createJob as create } from '../../jobs/index.ts';
import { setRateHeaders } from '../rate-headers.ts';
import { sendJson, type Handler } from './handler.ts';
import { judge } from './judge.ts';
import { presentJob } from './present-job.ts';

/** `POST /jobs`. */
export const createJob: Handler = async ({ ctx, request, response }) => {
  const endpoint = ENDPOINTS.createJob;
  const judged = await judge(ctx, endpoint, request, response);
  if (judged === undefined) return;
  const { job, usage, rate } = await create({
    ctx,
    input: {
      caller: judged.credential,
      scopes: endpoint.scopes,
      request: judged.body,
      idempotencyKey: judged.idempotencyKey,
    },
  });
  setRateHeaders(response, rate);
  if (usage === undefined) response.setHeader('Idempotent-Replayed', 'true');
  sendJson(response, endpoint.reply.status, presentJob(job, { usage }));
};
