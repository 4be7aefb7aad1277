import type { PublishingContext } from '@wareword/publishing';
import { and, eq } from 'drizzle-orm';
import type { Database } from '@wareword/store-app/database';
import { stores, StoreIdSchema } from '../database/index.ts';
import { readSettings } from '../stores/index.ts';

/**
 * The owner's permission to publish automatically. Locks the store's row while the work runs, so
 * turning the switch off waits for it.
 */
export function withAutomaticGrant({ orm }: Database): PublishingContext['withAutomaticGrant'] {
  return (storeId, work) =>
    orm.transaction(async (tx) => {
      const [store] = await tx
        .select({ preferences: stores.preferences })
        .from(stores)
        .where(and(eq(stores.id, StoreIdSchema.parse(storeId)), eq(stores.automatic, true)))
        .for('share');
      if (store === undefined) return undefined;
      return work({ orm: tx, settings: readSettings(store.preferences) });
    });
}
