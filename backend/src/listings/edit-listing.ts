import {
  FIELDS_BY_PLATFORM,
  LISTING_LIMITS,
  LISTING_TEXT_FIELDS,
  type Listing,
  type ListingTextField,
  type Provenance,
} from '@wareword/shared-schema';
import type { Database } from '../database/index.ts';
import {
  LIST_FIELDS,
  reviewListing,
  sealProvenance,
  withField,
  withImageFacts,
  type FieldValue,
} from '../generation/index.ts';
import { invalid } from '../errors.ts';
import type { UserId } from '../identifiers.ts';
import { findLiveListing, type ListingInput, type StoredListing } from './read-listing.ts';
import {
  isSameText,
  readOriginal,
  saveChange,
  type SavedChange,
  type WrittenListing,
} from './save-change.ts';
import { enforceChangeLimit } from './enforce-change-limit.ts';

/** The state that an edit led to. */
export type EditedListing = SavedChange &
  Pick<StoredListing, 'listing' | 'platform' | 'provenance' | 'editedFields' | 'brokenRules'>;

/** An edit was saved, or the listing was changed in the meantime and is as `current` says. */
export type EditOutcome =
  | { readonly saved: true; readonly now: EditedListing }
  | { readonly saved: false; readonly current: StoredListing };

/**
 * Saves fields as a person wrote them, and computes scores and tip again. A text that breaks a rule
 * of the platform is saved anyway and flagged.
 * @param input.revision the one that the person saw
 * @param input.session identifies the page, whose edits of a field within minutes are one version;
 *   null if each edit is its own version
 * @throws {DomainError} `limit_exceeded`; `not_found`; `invalid` if the platform has no such field or
 *   a list is too long
 */
export async function editListing({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput & {
    userId: UserId;
    revision: number;
    fields: Readonly<Partial<Record<ListingTextField, FieldValue | undefined>>>;
    session: string | null;
  };
}): Promise<EditOutcome> {
  const { session, userId, workspaceId } = input;
  await enforceChangeLimit({ ctx, input });
  const current = await findLiveListing(ctx, input);
  const edits = LISTING_TEXT_FIELDS.flatMap((field) => {
    const value = input.fields[field];
    return value === undefined ? [] : [{ field, value }];
  });
  for (const { field, value } of edits) checkValue(current, field, value);
  if (current.revision !== input.revision) return { saved: false, current };
  let texts = current.listing;
  for (const { field, value } of edits) texts = await withField(texts, field, value);
  const { seo_scores, pro_tip, brokenRules, placements } = await reviewListing(
    texts,
    requestOf(current),
  );
  const listing: Listing = { ...texts, seo_scores, pro_tip, ...placements };
  const names = edits.map(({ field }) => field);
  const original = await readOriginal(ctx.database.sql, current, workspaceId);
  const isAsWritten = (field: ListingTextField) =>
    isSameText(listing[field], original.listing[field]) && !original.editedFields.includes(field);
  const editedFields = [...new Set([...current.editedFields, ...names])].filter(
    (field) => !names.includes(field) || !isAsWritten(field),
  );
  const provenance = await provenanceAfter(names, listing, current.provenance, original);
  const saved = await saveChange(ctx.database.sql, {
    ...{ listingId: current.id, workspaceId, userId, revision: current.revision },
    ...{ cause: 'edited', field: names.length === 1 ? (names[0] ?? null) : null, session },
    ...{ listing, provenance, editedFields, brokenRules, original },
  });
  if (saved === undefined) return { saved: false, current: await findLiveListing(ctx, input) };
  return {
    saved: true,
    now: { ...saved, platform: current.platform, listing, provenance, editedFields, brokenRules },
  };
}

/** What the listing was written from, and what was read in its images: they are not looked at again. */
export function requestWithoutImages({
  request: { images: _images, images_as_facts: _asFacts, ...details },
  listing,
}: Pick<StoredListing, 'request' | 'listing'>): StoredListing['request'] {
  return withImageFacts(details, listing.image_facts ?? []);
}

/** The same, with its brand. */
export function requestOf(
  stored: Pick<StoredListing, 'request' | 'listing' | 'brandName' | 'brandStyle'>,
): StoredListing['request'] {
  const { brandName, brandStyle } = stored;
  return {
    ...requestWithoutImages(stored),
    brand_name: brandName ?? undefined,
    brand_style: brandStyle ?? undefined,
  };
}

/**
 * The provenance of a listing after an edit. Nothing is cited in the edited fields, unless one says
 * again what it said when it was written; the digest covers the new text.
 */
async function provenanceAfter(
  names: readonly ListingTextField[],
  listing: Listing,
  provenance: Provenance | null,
  original: WrittenListing,
): Promise<Provenance | null> {
  if (provenance === null) return null;
  const { input, fields } = provenance;
  const others = Object.entries(fields).filter(
    ([name]) => !names.some((edited) => edited === name),
  );
  const citedAgain = names.flatMap((name) => {
    const cited = original.provenance?.fields[name];
    return cited !== undefined && isSameText(listing[name], original.listing[name])
      ? [[name, cited] as const]
      : [];
  });
  return sealProvenance(listing, { input, fields: Object.fromEntries([...others, ...citedAgain]) });
}

function checkValue({ platform }: StoredListing, field: ListingTextField, value: FieldValue): void {
  if (!FIELDS_BY_PLATFORM[platform].includes(field)) {
    throw invalid(
      `Listings for ${platform} don't have ${field}. They have ${FIELDS_BY_PLATFORM[platform].join(', ')}.`,
    );
  }
  if (LIST_FIELDS.has(field) !== (typeof value !== 'string')) {
    throw invalid(
      `${[...LIST_FIELDS].join(', ')} must be arrays; all other fields must be strings.`,
    );
  }
  const max = field in LISTING_LIMITS ? LISTING_LIMITS[field as keyof typeof LISTING_LIMITS] : 1;
  if (typeof value !== 'string' && value.length > max) {
    throw invalid(
      `Use up to ${max} entries. You have ${value.length}, so this wasn't saved.`,
      'entries',
    );
  }
}
