/** Brand workspaces: making, listing and archiving them. Where a listing may be filed is judged in `find_brand` (migrations). */
export { activateBrand } from './activate-brand.ts';
export { archiveBrand } from './archive-brand.ts';
export { brandName } from './brand-name.ts';
export { createBrand } from './create-brand.ts';
export { listArchivedBrands, type ArchivedBrandPage } from './list-archived.ts';
export { listBrandShelf, type BrandShelf } from './list-brand-shelf.ts';
export { listBrands, type BrandView } from './list-brands.ts';
export { renameBrand } from './rename-brand.ts';
export { restoreBrand } from './restore-brand.ts';
