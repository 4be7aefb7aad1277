/** Maximum Unicode code points in each field of a request (contract §4.1). */
export const REQUEST_LIMITS = {
  product_name: 200,
  features: 600,
  category: 100,
  price: 100,
  customer: 500,
  competitors: 300,
  external_ref: 200,
  idempotency_key: 200,
} as const;

/** Maximum attributes of a request, and Unicode code points of each part (contract §4.10). */
export const ATTRIBUTE_LIMITS = { attributes: 50, name: 60, value: 200 } as const;

/** Maximum Unicode code points of a word or phrase, and words of a list. */
export const WORD_LIMITS = { word: 40, words: 50 } as const;

/** Maximum keywords of a request, and Unicode code points of each (contract §4.12). */
export const KEYWORD_LIMITS = { word: 80, words: 20 } as const;

/** Maximum variants of a request, values of each, and Unicode code points (contract §4.13). */
export const VARIANT_LIMITS = { variants: 5, values: 50, name: 40, value: 60 } as const;

/** Maximum images of a request, and Unicode code points of each address (contract §4.15). */
export const IMAGE_LIMITS = { images: 5, address: 2_000 } as const;

/** Maximum writing samples that a brand's voice is learned from, and Unicode code points of each (contract §17.9). */
export const VOICE_LIMITS = { texts: 5, text: 4_000 } as const;

/** Maximum webhook endpoints of a workspace, and characters of an address (contract §20.3). */
export const WEBHOOK_LIMITS = { endpoints: 10, url: 2000 } as const;

/** Maximum rows of a file for bulk writing, without the heading and empty lines, and its size in megabytes. */
export const UPLOAD_LIMITS = { rows: 50_000, megabytes: 64 } as const;

/** Length in Unicode code points, the unit of every limit (contract §4.3). */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdbff) count -= 1;
  }
  return count;
}
