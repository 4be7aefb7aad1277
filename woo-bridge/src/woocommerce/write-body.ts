import { tagKey } from './tags.ts';
import {
  TEXT_FIELDS,
  type TextField,
  type WooProduct,
  type WooProductChange,
  type WooTagWrite,
  type WooTerm,
  type WrittenField,
} from './types.ts';

const WIRE_NAMES: Readonly<Record<TextField, string>> = {
  name: 'name',
  description: 'description',
  shortDescription: 'short_description',
};

/** What a product shall read after a write. */
export interface Wanted {
  /** The texts that are written, those with backslashes that shall stay as they are among them. */
  readonly texts: ReadonlyMap<TextField, string>;
  readonly tags: readonly WooTagWrite[] | undefined;
  readonly meta: ReadonlyMap<string, string | null>;
}

/**
 * Adds to a change what the store would lose otherwise: WordPress takes one level of backslashes
 * off all three texts whenever a product is saved, whatever was sent.
 */
export function wantedOf(change: WooProductChange, current: WooProduct): Wanted {
  const texts = new Map<TextField, string>();
  for (const field of TEXT_FIELDS) {
    const wanted = change[field] ?? (hasBackslash(current[field]) ? current[field] : undefined);
    if (wanted !== undefined) texts.set(field, wanted);
  }
  return { texts, tags: change.tags, meta: new Map(Object.entries(change.seoMeta ?? {})) };
}

/** The body that makes a product read so. Each backslash is sent twice, since one is taken off. */
export function updateBody(wanted: Wanted): Record<string, unknown> {
  return {
    ...textBody(wanted.texts, doubled),
    ...(wanted.tags === undefined ? {} : { tags: wanted.tags.map(tagBody) }),
    ...(wanted.meta.size === 0
      ? {}
      : { meta_data: Array.from(wanted.meta, ([key, value]) => ({ key, value })) }),
  };
}

/**
 * What to send once more after a product was read back: texts, of a store that takes no backslash
 * off, and tags whose id the store no longer knew, by their name. Undefined for nothing.
 */
export function secondAttempt(
  wanted: Wanted,
  saved: WooProduct,
): Record<string, unknown> | undefined {
  const slashed = new Map([...wanted.texts].filter(([, text]) => hasBackslash(text)));
  const keepsAll = [...slashed].some(([field, text]) => saved[field] === doubled(text));
  const missing = missingTags(wanted.tags ?? [], saved.tags);
  if (!keepsAll && missing.length === 0) return undefined;
  return {
    ...textBody(slashed, keepsAll ? (text) => text : doubled),
    ...(missing.length === 0
      ? {}
      : {
          tags: [...saved.tags.map(({ id }) => ({ id })), ...missing.map(({ name }) => ({ name }))],
        }),
  };
}

/** The fields that a store did not keep as they were sent. */
export function keptDifferently(wanted: Wanted, saved: WooProduct): readonly WrittenField[] {
  const different: WrittenField[] = [...wanted.texts]
    .filter(([field, text]) => saved[field] !== text)
    .map(([field]) => field);
  if (wanted.tags !== undefined) {
    const missing = missingTags(wanted.tags, saved.tags);
    if (missing.length > 0 || saved.tags.length > wanted.tags.length) different.push('tags');
  }
  const meta = new Map<string, string>(Object.entries(saved.seoMeta));
  if ([...wanted.meta].some(([key, value]) => meta.get(key) !== (value ?? undefined))) {
    different.push('seoMeta');
  }
  return different;
}

function textBody(texts: ReadonlyMap<TextField, string>, encode: (text: string) => string) {
  return Object.fromEntries(
    Array.from(texts, ([field, text]) => [WIRE_NAMES[field], encode(text)]),
  );
}

function missingTags(wanted: readonly WooTagWrite[], saved: readonly WooTerm[]) {
  const ids = new Set(saved.map(({ id }) => id));
  const names = new Set(saved.map(({ name }) => tagKey(name)));
  return wanted.filter((tag) => !('id' in tag && ids.has(tag.id)) && !names.has(tagKey(tag.name)));
}

/** An id where there is one: with a name besides, WooCommerce would go by the name. */
function tagBody(tag: WooTagWrite): { id: number } | { name: string } {
  return 'id' in tag ? { id: tag.id } : { name: tag.name };
}

function doubled(text: string): string {
  return text.replaceAll('\\', '\\\\');
}

function hasBackslash(text: string): boolean {
  return text.includes('\\');
}
