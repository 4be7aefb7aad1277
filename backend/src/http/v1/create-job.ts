import { ENDPOINTS } from '@wareword/shared-schema';
import { createJob as create } from '../../jobs/index.ts';
import { setRateHeaders } from '../rate-headers.ts';
import { sendJson, type Handler } from './handler.ts';
import { parseRequest } from './parse-request.ts';
import { presentJob } from './present-job.ts';

/** `POST /jobs`. */
export const createJob: Handler = async ({ ctx, request, response }) => {
  const endpoint = ENDPOINTS.createJob;
  const parsed = await parseRequest(ctx, endpoint, request, response);
  if (parsed === undefined) return;
  const { job, usage, unchanged, rate } = await create({
    ctx,
    input: {
      caller: parsed.credential,
      scopes: endpoint.scopes,
      request: parsed.body,
      idempotencyKey: parsed.idempotencyKey,
    },
  });
  setRateHeaders(response, rate);
  if (usage === undefined && !unchanged) response.setHeader('Idempotent-Replayed', 'true');
  sendJson(
    response,
    endpoint.reply.status,
    presentJob(job, ctx.settings, { creation: { usage, unchanged } }),
  );
};
