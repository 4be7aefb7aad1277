import { API_BASE_PATH } from '@wareword/shared-schema';
import { z } from 'zod';

/** An account that attacks, with any number of IP addresses. */
export interface Attacker {
  readonly token: string;
  readonly cookie: string;
  /** The account's listing and brand, because changing them runs the review. */
  readonly listingId: string;
  readonly brandId: string;
}

const Brand = z.object({ brand_id: z.string() });
const Listings = z.object({ listings: z.tuple([z.object({ listing_id: z.string() })]) });

/** Saves a listing and a brand in an account. */
export async function makeAttacker(
  origin: string,
  account: Pick<Attacker, 'token' | 'cookie'>,
): Promise<Attacker> {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}${API_BASE_PATH}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const product = { product_name: 'Oak Shelf', features: 'Solid oak' };
  await ask('/generate', { ...product, platform: 'amazon', tone: 'Bold' });
  const { listings } = Listings.parse(await ask('/listings'));
  const brand = Brand.parse(await ask('/brands', { name: 'Oak & Co' }));
  return { ...account, listingId: listings[0].listing_id, brandId: brand.brand_id };
}
