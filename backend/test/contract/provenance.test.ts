import { verifyProvenance, type Listing } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call } from './call.ts';
import { jobIdOf, waitForEnd } from './workspace-state.ts';

const service = useService();
const query = 'include=provenance';
const { product_name, features } = PRODUCT;

describe('include=provenance', () => {
  // contract §5.6
  it('POST /generate returns where each span of the listing comes from', async () => {
    const { token } = await createAccount(service().database);
    const response = await call(service(), 'generate', { token, query, body: PRODUCT });
    const { listing, provenance } = response.body;
    const problems = await verifyProvenance(listing as Listing, provenance, {
      product_name,
      features,
    });
    expect(problems).toEqual([]);
  });

  // contract §5.6
  it('GET /jobs/{id} returns it for a complete job', async () => {
    const { token } = await createAccount(service().database);
    const id = jobIdOf(await call(service(), 'createJob', { token, body: PRODUCT }));
    await waitForEnd(service(), token, id);
    const { listing, provenance } = (await call(service(), 'getJob', { token, id, query })).body;
    expect(await verifyProvenance(listing as Listing, provenance)).toEqual([]);
  });

  // contract §5.6
  it('nothing returns it unless requested, and another name in `include` is ignored', async () => {
    const { token } = await createAccount(service().database);
    for (const other of ['', 'include=everything']) {
      const response = await call(service(), 'generate', { token, query: other, body: PRODUCT });
      expect(response.body).not.toHaveProperty('provenance');
    }
  });
});
