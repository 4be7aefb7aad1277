import { ENDPOINTS, type ConnectExchangeResponse } from '@wareword/shared-schema';
import { exchangeCode, notifyFormerOwner } from '../../connect/index.ts';
import { enforceAddressRate } from '../../rate-limits/index.ts';
import { sendError } from '../errors.ts';
import type { Handler } from './handler.ts';
import { readBody } from './read-body.ts';

/** Exchanges per minute from one address (contract §11.11). */
const EXCHANGES_PER_MINUTE = 60;

/** `POST /connect/exchange`. An Authorization header is ignored (contract §11.5). */
export const connectExchange: Handler = async ({ ctx, request, response }) => {
  const arrivedAt = new Date();
  const { body: schema, reply } = ENDPOINTS.connectExchange;
  await enforceAddressRate({
    ctx,
    input: { address: request.ip ?? '', maxPerMinute: EXCHANGES_PER_MINUTE },
  });
  const body = await readBody(request, response, schema);
  if ('error' in body) {
    sendError(response, body.error, body.status);
    return;
  }
  const connection = await exchangeCode({
    ctx: ctx.connect,
    input: { ...body.value, arrivedAt },
  });
  ctx.securityEvents.record({
    event: 'security.connect_exchange',
    outcome: 'success',
    actor: connection.userId,
    target: `${connection.siteUrl} ${connection.tokenPrefix}`,
    concerns: connection.workspaceId,
    action: 'POST /connect/exchange',
    subject: connection.siteUrl,
  });
  if (connection.taken !== undefined) {
    ctx.securityEvents.record({
      event: 'security.disconnect',
      outcome: 'success',
      target: connection.siteUrl,
      concerns: connection.taken.formerWorkspaceId,
      action: 'POST /connect/exchange',
      subject: connection.siteUrl,
      detail: 'moved',
    });
    notifyFormerOwner({ ctx: ctx.connect, input: connection.taken });
  }
  const exchanged: ConnectExchangeResponse = {
    token: connection.token,
    token_prefix: connection.tokenPrefix,
    site_url: connection.siteUrl,
    platform: connection.platform,
    account: { plan: connection.plan },
    usage: connection.usage,
  };
  response.status(reply.status).json(exchanged);
};
