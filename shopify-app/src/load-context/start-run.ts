import type { Field } from '@wareword/publishing';
import type { Tone } from '@wareword/shared-schema';
import type { Connection } from './connection.ts';
import type { ProductImage, Selection } from './products.ts';

export interface RunSettings {
  readonly tone: Tone;
  /** Null for the account's active brand. */
  readonly brandId: string | null;
  /** Target customer; empty for none. */
  readonly audience: string;
  readonly fields: readonly Field[];
  readonly onlyEmpty: boolean;
}

export interface RunPreparation {
  /** The first ten. */
  readonly products: readonly {
    readonly id: string;
    readonly title: string;
    readonly image: ProductImage | null;
  }[];
  /** Number of products that exist and will be written. */
  readonly count: number;
  /** Number of ids that are not products of this shop, or are duplicates. */
  readonly leftOut: number;
  readonly connection: Connection;
  /** The settings of the last run. */
  readonly settings: RunSettings;
  readonly tones: readonly Tone[];
  /** The fields that a listing fills, in the order of the form. */
  readonly fields: readonly Field[];
  readonly audienceLimit: number;
}

export interface StartRunInput {
  /** A UUID; two requests with the same one create one run. */
  readonly requestId: string;
  readonly selection: Selection;
  readonly settings: RunSettings;
}
