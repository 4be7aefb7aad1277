import { ENDPOINTS } from '@wareword/shared-schema';
import { getJob as get } from '../../jobs/index.ts';
import { readInclusions } from '../../listings/index.ts';
import { readCredential } from '../../tokens/index.ts';
import { idOf } from './caller-of.ts';
import { sendJson, type Handler } from './handler.ts';
import { presentJob } from './present-job.ts';

/** `GET /jobs/{id}`. */
export const getJob: Handler = async ({ ctx, request, response }) => {
  const { scopes, query, reply } = ENDPOINTS.getJob;
  const credential = readCredential(request.headers.authorization);
  const { include } = query.parse(request.query);
  const job = await get({ ctx, input: { credential, scopes, jobId: idOf(request) } });
  const { listingId } = job;
  const included =
    listingId === null ? '' : await readInclusions({ ctx, input: { listingId, include } });
  sendJson(response, reply.status, presentJob(job, ctx.settings, { included }));
};
