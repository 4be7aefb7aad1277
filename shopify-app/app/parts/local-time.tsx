import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { formatMoment, timeFormat } from './format.ts';

const subscribeToNothing = () => () => undefined;
let zone: string | undefined;
/** Cached, because every time on a page needs it on every render. */
const browserTimeZone = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);
/** The server does not know the reader's time zone. */
const zoneOfServer = () => 'UTC';

/** `Nov 22, 2026, 8:30 AM`, in the merchant's time zone. */
export function LocalTime({ at }: { readonly at: string }): ReactNode {
  const locale = useLocale();
  const timeZone = useSyncExternalStore(subscribeToNothing, browserTimeZone, zoneOfServer);
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatMoment(timeFormat(locale, timeZone), new Date(at))}
    </time>
  );
}
