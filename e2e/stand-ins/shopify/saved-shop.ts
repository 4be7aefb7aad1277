import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Shop } from './shop/shop.ts';

const Kept = z.object({
  granted: z.array(z.string()).nullable(),
  products: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      descriptionHtml: z.string(),
      tags: z.array(z.string()),
      seoTitle: z.string().nullable(),
      seoDescription: z.string().nullable(),
      updatedAt: z.number(),
    }),
  ),
});

/** Loads the shop's state from the last start, because a real shop keeps its data too. */
export async function loadShop(shop: Shop, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const kept = Kept.parse(JSON.parse(text));
  shop.granted = kept.granted ?? undefined;
  for (const product of kept.products) {
    const known = shop.products.get(product.id);
    if (known !== undefined) Object.assign(known, product);
  }
}

/** Saves the shop atomically, in case the process is killed. */
export async function saveShop(shop: Shop, file: string): Promise<void> {
  const kept: z.input<typeof Kept> = {
    granted: shop.granted === undefined ? null : [...shop.granted],
    products: [...shop.products.values()].map(
      ({ id, title, descriptionHtml, tags, seoTitle, seoDescription, updatedAt }) => ({
        ...{ id, title, descriptionHtml, tags: [...tags] },
        ...{ seoTitle, seoDescription, updatedAt },
      }),
    ),
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
