import type { Shop } from '../shop/shop.ts';

/** What every resolver receives. */
export interface ApiContext {
  readonly shop: Shop;
  readonly granted: readonly string[];
  readonly apiKey: string;
  readonly uninstall: () => void;
  /** Root fields that fail, by their names in the response. */
  readonly failing: ReadonlySet<string>;
}
