import * as formats from '@wareword/shared-schema/format';
import { LOCALE } from '@wareword/ui/messages';

/** Dates and lists as the page's language writes them. */

export function formatDateTime(moment: string | Date): string {
  return formats.formatDateTime(moment, LOCALE);
}

export function formatRenewal(now: Date): string {
  return formats.formatRenewal(now, LOCALE);
}

export function formatList(names: readonly string[]): string {
  return formats.formatList(names, LOCALE);
}
