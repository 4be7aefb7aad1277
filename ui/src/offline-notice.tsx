import { Paper, Text } from '@mantine/core';
import { useSyncExternalStore, type ReactNode } from 'react';
import { t } from './messages/components.ts';

/** Over the page, so that nothing moves. */
const PLACE = {
  position: 'fixed',
  insetInline: 0,
  bottom: 16,
  zIndex: 1100,
  width: 'fit-content',
  maxWidth: 'calc(100vw - 32px)',
  marginInline: 'auto',
} as const;

/** Shows a notice while there is no connection. */
export function OfflineNotice(): ReactNode {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <Paper px="md" py="sm" style={PLACE}>
          <Text size="sm" fw={600}>
            {t('offline')}
          </Text>
        </Paper>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
