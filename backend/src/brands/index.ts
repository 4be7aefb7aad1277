/**
 * Brands: creating, listing and archiving them. `find_brand` (database/functions)
 * decides whether a listing may use one.
 */
export { activateBrand } from './activate-brand.ts';
export { archiveBrand } from './archive-brand.ts';
export {
  readBrand,
  readBrandForWriting,
  type BrandDetails,
  type BrandForWriting,
} from './read-brand.ts';
export { createBrand } from './create-brand.ts';
export { listArchivedBrands, type ArchivedBrandPage } from './list-archived-brands.ts';
export { readBrandOverview, type BrandOverview } from './read-brand-overview.ts';
export { learnVoice, type VoiceContext } from './learn-voice.ts';
export { listBrands, type BrandView } from './list-brands.ts';
export { updateBrand } from './update-brand.ts';
export { BRAND_VERDICTS, refuseBrand, type BrandVerdict } from './refuse-brand.ts';
export { restoreBrand } from './restore-brand.ts';
