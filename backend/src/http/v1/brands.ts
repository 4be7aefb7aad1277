import { API_VERSION, ENDPOINTS, type BrandResponse, type Endpoint } from '@wareword/shared-schema';
import type { Request, Response } from 'express';
import {
  activateBrand as activate,
  archiveBrand as archive,
  createBrand as create,
  readBrand,
  readBrandOverview,
  restoreBrand as restore,
  updateBrand as update,
} from '../../brands/index.ts';
import type { IdentifiedCaller } from '../../tokens/index.ts';
import { callerOf, callerWithBody, idOf } from './caller-of.ts';
import type { ApiContext, Handler } from './handler.ts';
import { presentBrand, presentBrands } from './present-brand.ts';
import { recordChange } from './record-change.ts';

/** `GET /brands`. */
export const listBrands: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.listBrands;
  const caller = await callerOf(ctx, request, scopes);
  const overview = await readBrandOverview({ ctx: ormOf(ctx), input: caller });
  response.status(reply.status).json(presentBrands(overview));
};

/** `POST /brands`. */
export const createBrand: Handler = async ({ ctx, request, response }) => {
  const call = await callerWithBody({ ctx, request, response }, ENDPOINTS.createBrand);
  if (call === undefined) return;
  const { caller, body } = call;
  const { workspaceId } = caller;
  const brandId = await create({ ctx: ormOf(ctx), input: { workspaceId, ...body } });
  record(ctx, caller, ENDPOINTS.createBrand, brandId);
  await send(ctx, caller, brandId, response, ENDPOINTS.createBrand.reply.status);
};

/** `GET /brands/{id}`. */
export const getBrand: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.getBrand;
  const caller = await callerOf(ctx, request, scopes);
  await send(ctx, caller, idOf(request), response, reply.status);
};

/** `PATCH /brands/{id}`. */
export const updateBrand: Handler = async ({ ctx, request, response }) => {
  const call = await callerWithBody({ ctx, request, response }, ENDPOINTS.updateBrand);
  if (call === undefined) return;
  const { caller, body } = call;
  await update({ ctx: ormOf(ctx), input: { ...referenceOf(caller, request), ...body } });
  record(ctx, caller, ENDPOINTS.updateBrand, idOf(request));
  await send(ctx, caller, idOf(request), response, ENDPOINTS.updateBrand.reply.status);
};

/** `POST /brands/{id}/activate`. */
export const activateBrand: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.activateBrand;
  const caller = await callerOf(ctx, request, scopes);
  const { plan } = caller;
  await activate({ ctx: ormOf(ctx), input: { ...referenceOf(caller, request), plan } });
  record(ctx, caller, ENDPOINTS.activateBrand, idOf(request));
  await send(ctx, caller, idOf(request), response, reply.status);
};

/** `POST /brands/{id}/archive`. */
export const archiveBrand: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.archiveBrand;
  const caller = await callerOf(ctx, request, scopes);
  const { workspaceId } = caller;
  const { id, archived } = await read(ctx, caller, idOf(request));
  if (!archived) {
    await archive({ ctx: ormOf(ctx), input: { workspaceId, brandId: id } });
    record(ctx, caller, ENDPOINTS.archiveBrand, id);
  }
  await send(ctx, caller, id, response, reply.status);
};

/** `POST /brands/{id}/restore`. */
export const restoreBrand: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.restoreBrand;
  const caller = await callerOf(ctx, request, scopes);
  const { archived } = await read(ctx, caller, idOf(request));
  if (archived) {
    await restore({ ctx: ormOf(ctx), input: referenceOf(caller, request) });
    record(ctx, caller, ENDPOINTS.restoreBrand, idOf(request));
  }
  await send(ctx, caller, idOf(request), response, reply.status);
};

function record(
  ctx: ApiContext,
  caller: IdentifiedCaller,
  endpoint: Endpoint,
  brandId: string,
): void {
  recordChange(ctx, caller, { event: 'security.brand_change', endpoint, subject: brandId });
}

function ormOf({ database: { orm }, plans }: ApiContext) {
  return { orm, plans };
}

function referenceOf({ workspaceId }: IdentifiedCaller, request: Request) {
  return { workspaceId, brandId: idOf(request) };
}

function read(ctx: ApiContext, { workspaceId, plan }: IdentifiedCaller, brandId: string) {
  return readBrand({ ctx, input: { workspaceId, plan, brandId } });
}

async function send(
  ctx: ApiContext,
  caller: IdentifiedCaller,
  brandId: string,
  response: Response,
  status: number,
): Promise<void> {
  const brand = presentBrand(await read(ctx, caller, brandId));
  response.status(status).json({ api_version: API_VERSION, ...brand } satisfies BrandResponse);
}
