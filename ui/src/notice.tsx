import { Alert, Button, Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from './messages/components.ts';

/** A neutral notice. */
export function Notice({
  title,
  children,
}: {
  readonly title?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Alert variant="default" title={title} role="status">
      {children}
    </Alert>
  );
}

/** An error: what happened, what it means, and what to do; announced when it appears. */
export function ErrorNotice({
  title,
  retry,
  children,
}: {
  readonly title?: string;
  readonly retry?: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A button that waits for the server is disabled, and lost the focus that a click gave it.
    const lost = document.activeElement === document.body;
    const form = notice.current?.closest('form') ?? null;
    if (lost && form !== null) notice.current?.focus();
  }, []);
  return (
    <Alert ref={notice} tabIndex={-1} variant="light" color="red" title={title} role="alert">
      <Stack gap="xs" align="flex-start">
        <div>{children}</div>
        {retry !== undefined && (
          <Button variant="default" onClick={retry}>
            {t('tryAgain')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
