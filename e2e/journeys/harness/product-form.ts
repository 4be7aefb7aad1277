import type { Page } from 'playwright';

/** A product, as `fillProduct` enters it. */
export const PRODUCT = {
  name: 'Walnut Desk Organizer',
  features: 'Solid walnut\nSix compartments\nNon-slip cork base',
} as const;

/** Fills the form on the start page with a product. */
export async function fillProduct(page: Page): Promise<void> {
  await page.getByLabel('Product name').fill(PRODUCT.name);
  await page.getByLabel('Features').fill(PRODUCT.features);
}
