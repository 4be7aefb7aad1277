import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import { t } from '../messages/shell.ts';

export type Field = RouterOutputs['runs']['item']['fields'][number]['field'];

const NAMES: Readonly<Record<Field, () => string>> = {
  title: () => t('fieldTitle'),
  description: () => t('fieldDescription'),
  summary: () => t('fieldSummary'),
  tags: () => t('fieldTags'),
  keyphrase: () => t('fieldKeyphrase'),
  metaTitle: () => t('fieldMetaTitle'),
  metaDescription: () => t('fieldMetaDescription'),
};

/** The fields of a product, in WooCommerce's words. */
export function fieldName(field: Field): string {
  return NAMES[field]();
}

export const FIELDS = [
  'title',
  'description',
  'summary',
  'tags',
  'keyphrase',
  'metaDescription',
] as const satisfies readonly Field[];

const STATUSES: Readonly<Record<string, () => string>> = {
  publish: () => t('statusPublish'),
  draft: () => t('statusDraft'),
  pending: () => t('statusPending'),
  private: () => t('statusPrivate'),
  future: () => t('statusFuture'),
  trash: () => t('statusTrash'),
};

/** A product's status, in WooCommerce's words; undefined for a plugin's own. */
export function statusName(status: string): string | undefined {
  return STATUSES[status]?.();
}

const TYPES: Readonly<Record<string, () => string>> = {
  variable: () => t('typeVariable'),
  grouped: () => t('typeGrouped'),
  external: () => t('typeExternal'),
};

/** A product's type, in WooCommerce's words; a plugin's own as it is. */
export function typeName(type: string): string {
  return TYPES[type]?.() ?? type;
}
