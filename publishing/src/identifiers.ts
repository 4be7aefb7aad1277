import { typeidUnboxed } from 'typeid-js';
import { z } from 'zod';

/** Ids are sortable by creation time. A malformed one is not a `RunId`, `ItemId` or `SnapshotId`. */
export const RunIdSchema = z
  .string()
  .regex(/^run_[0-9a-z]{26}$/)
  .brand<'run'>();
export const ItemIdSchema = z
  .string()
  .regex(/^itm_[0-9a-z]{26}$/)
  .brand<'itm'>();
const SnapshotIdSchema = z
  .string()
  .regex(/^snp_[0-9a-z]{26}$/)
  .brand<'snp'>();

export type RunId = z.output<typeof RunIdSchema>;
export type ItemId = z.output<typeof ItemIdSchema>;
export type SnapshotId = z.output<typeof SnapshotIdSchema>;

export const newRunId = () => RunIdSchema.parse(typeidUnboxed('run'));
export const newItemId = () => ItemIdSchema.parse(typeidUnboxed('itm'));
export const newSnapshotId = () => SnapshotIdSchema.parse(typeidUnboxed('snp'));
