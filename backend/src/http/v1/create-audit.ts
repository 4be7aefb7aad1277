import { API_VERSION, DEFAULT_TONE, ENDPOINTS, type Audit } from '@wareword/shared-schema';
import { auditListing } from '../../generation/index.ts';
import { admit } from '../../tokens/index.ts';
import { setRateHeaders } from '../rate-headers.ts';
import { authorizeAndParse } from './authorize-and-parse.ts';
import type { Handler } from './handler.ts';

/** `POST /audits`. */
export const createAudit: Handler = async ({ ctx, request, response }) => {
  const endpoint = ENDPOINTS.createAudit;
  const authorized = await authorizeAndParse(ctx, endpoint, request, response);
  if (authorized === undefined) return;
  const { credential, body } = authorized;
  const { rate } = await admit({ ctx, input: { credential, scopes: endpoint.scopes } });
  const { listing, ...facts } = body;
  const findings = await auditListing(listing, { ...facts, tone: DEFAULT_TONE });
  setRateHeaders(response, rate);
  response
    .status(endpoint.reply.status)
    .json({ api_version: API_VERSION, platform: facts.platform, ...findings } satisfies Audit);
};
