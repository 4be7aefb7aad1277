import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { startWooStore, type WooStandIn } from '../stand-ins/woocommerce/index.ts';

const KEEP_EVERY_MS = 500;
/** About as often as a real shop's visitors trigger WP-Cron. */
const CRON_EVERY_MS = 3_000;

const Kept = z.object({
  keys: z.object({ consumerKey: z.string(), consumerSecret: z.string() }),
  shop: z.string().optional(),
});

/** The stand-in store with persistent state. */
export class PersistentStore {
  readonly store: WooStandIn;
  readonly #file: string;
  readonly #timers: NodeJS.Timeout[];
  #last = '';
  #keeping: Promise<void> = Promise.resolve();

  private constructor(store: WooStandIn, file: string) {
    this.store = store;
    this.#file = file;
    this.#timers = [
      setInterval(() => void this.#keep().catch(console.error), KEEP_EVERY_MS),
      setInterval(() => void store.runCron().catch(console.error), CRON_EVERY_MS),
    ];
  }

  /** @param appUrl where the store's return plugin redirects browsers */
  static async open(dataDir: string, port: number, appUrl: string): Promise<PersistentStore> {
    await mkdir(dataDir, { recursive: true });
    const file = join(dataDir, 'store.json');
    const kept = await readKept(file);
    const store = await startWooStore({
      port,
      host: 'localhost',
      keys: kept.keys,
      kept: kept.shop,
      record: false,
      settings: { returnPlugin: { appUrl } },
    });
    const opened = new PersistentStore(store, file);
    await opened.#keep();
    return opened;
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.store.close();
    await this.#keep();
  }

  #keep(): Promise<void> {
    this.#keeping = this.#keeping.catch(() => undefined).then(() => this.#write());
    return this.#keeping;
  }

  /** Written atomically, in case the process is killed. */
  async #write(): Promise<void> {
    const { consumerKey, consumerSecret, shop } = this.store;
    const text = JSON.stringify({ keys: { consumerKey, consumerSecret }, shop: shop.keep() });
    if (text === this.#last) return;
    await writeFile(`${this.#file}.new`, text, { mode: 0o600 });
    await rename(`${this.#file}.new`, this.#file);
    this.#last = text;
  }
}

async function readKept(file: string): Promise<z.infer<typeof Kept>> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) return Kept.parse(JSON.parse(text));
  const token = () => randomBytes(20).toString('hex');
  return { keys: { consumerKey: `ck_${token()}`, consumerSecret: `cs_${token()}` } };
}
