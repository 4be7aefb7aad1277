/** What the pages show and do, provided through the load context. */
export { shopOf } from './shop.ts';
