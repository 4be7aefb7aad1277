/** Brand workspaces: making, listing and archiving them. Where a listing may be filed is judged in `find_brand` (migrations). */
export { archiveBrand } from './archive-brand.ts';
export { brandName } from './brand-name.ts';
export { createBrand } from './create-brand.ts';
export { listBrands, type BrandView } from './list-brands.ts';
