import { write } from '../write-fixture.ts';

/** The search phrases of a listing that has a name, details and a category. */
export async function phrasesOf(
  name: string,
  lines: readonly string[] = [],
  category?: string,
): Promise<readonly string[]> {
  const more = category === undefined ? {} : { category };
  const details = lines.length > 0 ? lines : ['Comes in a box.'];
  return (await write('shopify', name, details, more)).keywords;
}
