import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { timeFormat } from './format.ts';

const never = () => () => undefined;
let zone: string | undefined;
/** Asked for by every time on a page, at every rendering. */
const browserTimeZone = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);
/** The server does not know the reader's time zone. */
const zoneOfServer = () => 'UTC';

/** `Nov 22, 2026, 8:30 AM`, in the merchant's time zone. */
export function LocalTime({ at }: { readonly at: string }): ReactNode {
  const locale = useLocale();
  const timeZone = useSyncExternalStore(never, browserTimeZone, zoneOfServer);
  return (
    <time dateTime={at} suppressHydrationWarning>
      {timeFormat(locale, timeZone).format(new Date(at))}
    </time>
  );
}
