import { ENDPOINTS } from '@wareword/shared-schema';
import { cancelJob as cancel } from '../../jobs/index.ts';
import { readCredential } from '../../tokens/index.ts';
import { idOf } from './caller-of.ts';
import { sendJson, type Handler } from './handler.ts';
import { presentJob } from './present-job.ts';

/** `POST /jobs/{id}/cancel`. */
export const cancelJob: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.cancelJob;
  const credential = readCredential(request.headers.authorization);
  const job = await cancel({ ctx, input: { credential, scopes, jobId: idOf(request) } });
  sendJson(response, reply.status, presentJob(job, ctx.settings));
};
