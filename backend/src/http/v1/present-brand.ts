import { API_VERSION, EMPTY_STYLE, type Brand, type BrandList } from '@wareword/shared-schema';
import type { BrandDetails, readBrandOverview } from '../../brands/index.ts';

/** A brand (contract §17.1). */
export function presentBrand(brand: BrandDetails): Brand {
  const { id, name, active, locked, archived, style, createdAt } = brand;
  const { voice, audience, words_to_use, words_to_avoid } = style ?? EMPTY_STYLE;
  return {
    brand_id: id,
    ...{ name, active, locked, archived, voice, audience },
    words_to_use: [...words_to_use],
    words_to_avoid: [...words_to_avoid],
    created_at: createdAt.toISOString(),
  };
}

/** The response of `GET /brands`. */
export function presentBrands({
  brands,
  activeBrandId,
}: Awaited<ReturnType<typeof readBrandOverview>>): BrandList {
  return {
    api_version: API_VERSION,
    brands: brands.map((brand) =>
      presentBrand({ ...brand, archived: false, active: brand.id === activeBrandId }),
    ),
  };
}
