import type { EndpointName, ErrorCode } from '@wareword/shared-schema';
import { archiveBrand } from '../../src/brands/index.ts';
import { createAccount } from '../accounts.ts';
import type { TestService } from '../service.ts';
import { call, type ErrorTrigger } from './call.ts';
import { addBrand } from './workspace-state.ts';

const ABOUT_BRANDS = [
  'listBrands',
  'createBrand',
  'learnVoice',
  'getBrand',
  'updateBrand',
  'activateBrand',
  'archiveBrand',
  'restoreBrand',
] as const;
type AboutBrands = (typeof ABOUT_BRANDS)[number];

export function isAboutBrands(name: EndpointName): name is AboutBrands {
  return ABOUT_BRANDS.some((about) => about === name);
}

/** Enough to learn a voice from. */
export const VOICE_TEXT =
  "We keep it simple. You get a calm desk, and it's clear. Take it slowly: we made it for you, and you'll keep it for years.";

/** A call that is valid except for what a test changes. */
export function brandRequest(name: AboutBrands): { id: string; body?: object } {
  const id = 'brd_01jz8k4c1pf7w9x2b5n8m0q3ra';
  if (name === 'learnVoice') return { id, body: { texts: [VOICE_TEXT] } };
  const hasBody = name === 'createBrand' || name === 'updateBrand';
  return { id, ...(hasBody && { body: { name: 'Northwood' } }) };
}

/** How to trigger the error codes of an endpoint of brands. */
export function brandTriggers(name: AboutBrands): Partial<Record<ErrorCode, ErrorTrigger>> {
  return {
    brand_not_found: async (service) => {
      const { token } = await createAccount(service.database);
      return call(service, name, { token, ...brandRequest(name) });
    },
    invalid_json: async (service) => {
      const account = await createAccount(service.database);
      const id = await addBrand(service.database, account);
      return call(service, name, { token: account.token, id, body: '{"name": ' });
    },
    validation_error: async (service) => {
      const account = await createAccount(service.database);
      const id = await addBrand(service.database, account);
      return call(service, name, { token: account.token, id, body: { name: '' } });
    },
    brand_name_taken: async (service) => {
      const { token, id } = await withArchivedTwin(service, name === 'restoreBrand');
      return call(service, name, { token, id, body: { name: 'NORTHWOOD' } });
    },
    brand_forbidden: async (service) => {
      const { token, id } = await withMostBrands(service);
      // A brand beyond the limit is what a smaller limit leaves behind.
      await service.database.sql`
        update brands set archived_at = null, created_at = now() where id = ${id}
      `;
      return call(service, name, { token, id });
    },
    brand_limit_reached: async (service) => {
      const { token, id } = await withMostBrands(service);
      return call(service, name, { token, id, body: { name: 'One more' } });
    },
  };
}

/** A workspace with the maximum brands of its plan, and an archived one. */
async function withMostBrands({ database }: TestService) {
  const account = await createAccount(database);
  const id = await addBrand(database, account, 'Former');
  await archiveBrand({ ctx: database, input: { brandId: id } });
  for (let count = 0; count < 50; count++) await addBrand(database, account, `Brand ${count}`);
  return { token: account.token, id };
}

/** A brand besides one named Northwood; if archived, it has that name too. */
async function withArchivedTwin({ database }: TestService, archived: boolean) {
  const account = await createAccount(database);
  const id = await addBrand(database, account, archived ? 'Northwood' : 'Southwood');
  if (archived) await archiveBrand({ ctx: database, input: { brandId: id } });
  await addBrand(database, account, 'Northwood');
  return { token: account.token, id };
}
