import { useSyncExternalStore, type ReactNode } from 'react';
import { useFrame } from '../frame.ts';

const never = () => () => undefined;
const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The server does not know the reader's time zone. */
const zoneOfServer = () => 'UTC';

/** `Nov 22, 2026, 8:30 AM`, in the merchant's time zone. */
export function LocalTime({ at }: { readonly at: string }): ReactNode {
  const { locale } = useFrame();
  const timeZone = useSyncExternalStore(never, browserTimeZone, zoneOfServer);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format.format(new Date(at))}
    </time>
  );
}
