import type { Field, FieldValues, FieldView, ItemId, RunId } from '@wareword/publishing';
import type { FieldNotes } from '@wareword/publishing/words';
import type { SeoScores } from '@wareword/shared-schema';
import type { ItemRow } from './runs.ts';

/** One product of a run, old and new side by side. */
export interface Review {
  readonly item: ItemRow;
  readonly run: { readonly id: RunId; readonly onlyEmpty: boolean };
  /** Its URL in Shopify's admin and, if it has one, in the online store. */
  readonly product: {
    readonly adminUrl: string;
    readonly onlineStoreUrl: string | null;
    /** For the URL in the search result preview: `oak-and-linen.com`, `linen-shirt`. */
    readonly host: string;
    readonly handle: string;
  };
  readonly fields: readonly ReviewField[];
  readonly scores: SeoScores | null;
  /** Empty for none. */
  readonly tip: string;
  /** Whether this product has its own selection of fields, which overrides the run's. */
  readonly choseFields: boolean;
  /** The previous and next products to review, in the run's order. */
  readonly previous: ItemId | null;
  readonly next: ItemId | null;
}

export interface ReviewField extends FieldView {
  /** The error that Shopify reported for this field (`userErrors`), if any. */
  readonly problem: string | null;
  /** What to know before publishing it. */
  readonly notes: FieldNotes;
  /** The media in both texts, such as "2 images, 1 video"; empty for none. */
  readonly media: { readonly current: string; readonly proposed: string };
}

/** Omitted fields are unchanged; null undoes an edit or a selection. */
export interface EditInput {
  readonly values?: { readonly [Name in keyof FieldValues]?: FieldValues[Name] | null };
  readonly chosen?: readonly Field[] | null;
}
