import type { TimeSlicer } from '@wareword/event-loop';
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

/** What a product should contain after a write. */
export interface IntendedWrite {
  /** The texts to write, including unchanged ones with backslashes that must be preserved. */
  readonly texts: ReadonlyMap<TextField, string>;
  readonly tags: readonly WooTagWrite[] | undefined;
  readonly meta: ReadonlyMap<string, string | null>;
}

/**
 * Adds to a change what the store would otherwise lose: WordPress strips one level of backslashes
 * from all three texts whenever a product is saved, even if they are not sent.
 */
export function intendedWrite(change: WooProductChange, current: WooProduct): IntendedWrite {
  const texts = new Map<TextField, string>();
  for (const field of TEXT_FIELDS) {
    const wanted = change[field] ?? (hasBackslash(current[field]) ? current[field] : undefined);
    if (wanted !== undefined) texts.set(field, wanted);
  }
  return { texts, tags: change.tags, meta: new Map(Object.entries(change.seoMeta ?? {})) };
}

/** The request body for this result. Each backslash is sent twice, because one is stripped. */
export async function updateBody(
  wanted: IntendedWrite,
  slices: TimeSlicer,
): Promise<Record<string, unknown>> {
  return {
    ...(await textBody(wanted.texts, escapeBackslashes, slices)),
    ...(wanted.tags === undefined ? {} : { tags: wanted.tags.map(tagBody) }),
    ...(wanted.meta.size === 0
      ? {}
      : { meta_data: Array.from(wanted.meta, ([key, value]) => ({ key, value })) }),
  };
}

/**
 * What to send again after a product was read back: texts, if the store strips no backslashes, and
 * tags by name if the store no longer knew their id. Undefined if nothing.
 */
export async function secondAttempt(
  wanted: IntendedWrite,
  saved: WooProduct,
  slices: TimeSlicer,
): Promise<Record<string, unknown> | undefined> {
  const slashed = new Map([...wanted.texts].filter(([, text]) => hasBackslash(text)));
  let addsNoSlashes = false;
  for (const [field, text] of slashed) {
    if (addsNoSlashes || saved[field].length <= text.length) continue;
    await slices.yieldIfDue();
    addsNoSlashes = saved[field] === escapeBackslashes(text);
  }
  const missing = missingTags(wanted.tags ?? [], saved.tags);
  if (!addsNoSlashes && missing.length === 0) return undefined;
  return {
    ...(await textBody(slashed, addsNoSlashes ? (text) => text : escapeBackslashes, slices)),
    ...(missing.length === 0
      ? {}
      : {
          tags: [...saved.tags.map(({ id }) => ({ id })), ...missing.map(({ name }) => ({ name }))],
        }),
  };
}

/** The fields that a store did not save as sent. */
export function differingFields(wanted: IntendedWrite, saved: WooProduct): readonly WrittenField[] {
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

/** A long text takes its own turn. */
async function textBody(
  texts: ReadonlyMap<TextField, string>,
  encode: (text: string) => string,
  slices: TimeSlicer,
): Promise<Record<string, string>> {
  const body: Record<string, string> = {};
  for (const [field, text] of texts) {
    await slices.yieldIfDue();
    body[WIRE_NAMES[field]] = encode(text);
  }
  return body;
}

function missingTags(wanted: readonly WooTagWrite[], saved: readonly WooTerm[]) {
  const ids = new Set(saved.map(({ id }) => id));
  const names = new Set(saved.map(({ name }) => tagKey(name)));
  return wanted.filter((tag) => !('id' in tag && ids.has(tag.id)) && !names.has(tagKey(tag.name)));
}

/** An id if there is one: if a name is sent too, WooCommerce uses the name. */
function tagBody(tag: WooTagWrite): { id: number } | { name: string } {
  return 'id' in tag ? { id: tag.id } : { name: tag.name };
}

function escapeBackslashes(text: string): string {
  return text.replaceAll('\\', '\\\\');
}

function hasBackslash(text: string): boolean {
  return text.includes('\\');
}
