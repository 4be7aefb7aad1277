/** What the pages show and do, provided through the load context. */
export { createShop } from './create-shop.ts';
