import {
  API_VERSION,
  DEFAULT_TONE,
  ENDPOINTS,
  type Audit,
  type CreateAuditRequest,
} from '@wareword/shared-schema';
import { auditListing } from '../../generation/index.ts';
import type { WorkspaceId } from '../../identifiers.ts';
import { admit } from '../../tokens/index.ts';
import { setRateHeaders } from '../rate-headers.ts';
import { parseRequest } from './parse-request.ts';
import type { ApiContext, Handler } from './handler.ts';

/** `POST /audits`. */
export const createAudit: Handler = async ({ ctx, request, response }) => {
  const endpoint = ENDPOINTS.createAudit;
  const parsed = await parseRequest(ctx, endpoint, request, response);
  if (parsed === undefined) return;
  const { credential, body } = parsed;
  const { rate, workspaceId } = await admit({
    ctx,
    input: { credential, scopes: endpoint.scopes },
  });
  setRateHeaders(response, rate);
  const audit = await auditOf(ctx, workspaceId, body);
  response.status(endpoint.reply.status).json(audit);
};

/**
 * The response of `POST /audits` (contract §18.2).
 * @throws {DomainError} `limit_exceeded` if the workspace has too many in progress (contract §18.4)
 */
export async function auditOf(
  { checks }: Pick<ApiContext, 'checks'>,
  workspaceId: WorkspaceId,
  { listing, ...facts }: CreateAuditRequest,
): Promise<Audit> {
  const findings = await checks.run(workspaceId, () =>
    auditListing(listing, { ...facts, tone: DEFAULT_TONE }),
  );
  return { api_version: API_VERSION, platform: facts.platform, ...findings };
}
