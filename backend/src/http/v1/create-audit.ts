import {
  API_VERSION,
  DEFAULT_TONE,
  ENDPOINTS,
  type Audit,
  type CreateAuditRequest,
} from '@wareword/shared-schema';
import { auditListing } from '../../generation/index.ts';
import { admit } from '../../tokens/index.ts';
import { setRateHeaders } from '../rate-headers.ts';
import { parseRequest } from './parse-request.ts';
import type { Handler } from './handler.ts';

/** `POST /audits`. */
export const createAudit: Handler = async ({ ctx, request, response }) => {
  const endpoint = ENDPOINTS.createAudit;
  const parsed = await parseRequest(ctx, endpoint, request, response);
  if (parsed === undefined) return;
  const { credential, body } = parsed;
  const { rate } = await admit({ ctx, input: { credential, scopes: endpoint.scopes } });
  const audit = await auditOf(body);
  setRateHeaders(response, rate);
  response.status(endpoint.reply.status).json(audit);
};

/** The response of `POST /audits` (contract §18.2). */
export async function auditOf({ listing, ...facts }: CreateAuditRequest): Promise<Audit> {
  const findings = await auditListing(listing, { ...facts, tone: DEFAULT_TONE });
  return { api_version: API_VERSION, platform: facts.platform, ...findings };
}
