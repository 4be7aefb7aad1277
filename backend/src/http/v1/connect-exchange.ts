import { ENDPOINTS, type ConnectExchangeResponse } from '@wareword/shared-schema';
import { exchangeCode, tellFormerOwner } from '../../connect/index.ts';
import { takeAddressRate } from '../../tokens/index.ts';
import { sendRefusal } from '../errors.ts';
import type { Handler } from './handler.ts';
import { readBody } from './read-body.ts';

/** Exchanges that one address may try in a minute (decisions 27). */
const EXCHANGES_PER_MINUTE = 60;

/** `POST /connect/exchange`. An Authorization header means nothing here (decisions 28). */
export const connectExchange: Handler = async ({ ctx, request, response }) => {
  const { body: schema, reply } = ENDPOINTS.connectExchange;
  await takeAddressRate({
    ctx,
    input: { address: request.ip ?? '', limitPerMinute: EXCHANGES_PER_MINUTE },
  });
  const body = await readBody(request, response, schema);
  if ('refusal' in body) {
    sendRefusal(response, body.refusal, body.status);
    return;
  }
  const connection = await exchangeCode({
    ctx: { orm: ctx.database.orm, plans: ctx.plans },
    input: body.value,
  });
  if (connection.taken !== undefined) tellFormerOwner({ ctx, input: connection.taken });
  const answer: ConnectExchangeResponse = {
    token: connection.token,
    token_prefix: connection.tokenPrefix,
    site_url: connection.siteUrl,
    platform: connection.platform,
    account: { plan: connection.plan },
    usage: connection.usage,
  };
  response.status(reply.status).json(answer);
};
