import { createBrand } from '../../src/brands/index.ts';
import { readConfig } from '../../src/config.ts';
import { correctUsage } from '../../src/credits/index.ts';
import type { Database } from '../../src/database/index.ts';
import type { BrandId, WorkspaceId } from '../../src/identifiers.ts';
import { expect, vi } from 'vitest';
import type { ApiResponse } from '../http.ts';
import { call } from './call.ts';

const { plans } = readConfig({});

interface Workspace {
  readonly workspaceId: WorkspaceId;
}

export function addBrand(
  { orm }: Database,
  { workspaceId }: Workspace,
  name = 'Northwood',
): Promise<BrandId> {
  return createBrand({ ctx: { orm, plans }, input: { workspaceId, name } });
}

export async function setUsed(
  { orm }: Database,
  { workspaceId }: Workspace,
  used: number,
): Promise<void> {
  await correctUsage({ ctx: { orm }, input: { workspaceId, used } });
}

/** `usage.used`, as the account sees it. */
export async function readUsed(service: { apiUrl: string }, token: string): Promise<number> {
  const { body } = await call(service, 'me', { token });
  return (body as { usage: { used: number } }).usage.used;
}

/** Polls a job until it has a final state. */
export function waitForEnd(
  service: { apiUrl: string },
  token: string,
  id: string,
): Promise<ApiResponse> {
  return vi.waitFor(
    async () => {
      const response = await call(service, 'getJob', { token, id });
      expect(['complete', 'failed']).toContain(response.body['status']);
      return response;
    },
    { timeout: 25_000, interval: 20 },
  );
}

export function jobIdOf({ body }: ApiResponse): string {
  return String(body['job_id']);
}
