import * as formats from '@wareword/shared-schema/format';
import { LOCALE } from '@wareword/ui/messages';

/** Numbers and dates as the page's language writes them. */

export function formatNumber(value: number): string {
  return formats.formatNumber(value, LOCALE);
}

export function formatDuration(seconds: number): string {
  return formats.formatDuration(seconds, LOCALE);
}

export function formatWait(seconds: number): string {
  return formats.formatWait(seconds, LOCALE);
}

export function formatList(names: readonly string[]): string {
  return formats.formatList(names, LOCALE);
}

export function formatDateTime(moment: string | Date): string {
  return formats.formatDateTime(moment, LOCALE);
}

/** @param timeZone the reader's unless another is named */
export function formatDate(moment: string | Date, timeZone?: string): string {
  return formats.formatDate(moment, timeZone, LOCALE);
}

export function formatShortDay(moment: string | Date): string {
  return formats.formatShortDay(moment, LOCALE);
}

export function formatRenewal(now: Date): string {
  return formats.formatRenewal(now, LOCALE);
}

export function formatMonth(moment: Date): string {
  return formats.formatMonth(moment, LOCALE);
}

export function formatAmount(price: {
  readonly amount: number;
  readonly currency: string;
}): string {
  return formats.formatAmount(price, LOCALE);
}
