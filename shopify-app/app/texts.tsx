import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Messages } from './messages/types.ts';

/** Provides pages with their texts. */
export function Texts({
  locale,
  messages,
  children,
}: {
  readonly locale: string;
  readonly messages: Messages;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC" onError={fail}>
      {children}
    </IntlProvider>
  );
}

function fail(error: Error): never {
  throw error;
}
