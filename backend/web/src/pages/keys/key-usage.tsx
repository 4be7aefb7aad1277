import { Anchor, Code, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DailyRequests } from './daily-requests.tsx';
import type { Key } from './key.ts';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/keys.ts';

/** A key's usage this month, and its last error. */
export function KeyUsage({ usage }: { readonly usage: Key['usage'] }): ReactNode {
  const { requests, listings, days, errors } = usage;
  if (requests === 0 && listings === 0 && errors.length === 0) return null;
  return (
    <Stack gap={4} mt={4}>
      <Group gap="md" align="center">
        <Text size="sm">{t('monthlyUse', { requests, listings })}</Text>
        {days.length > 0 && <DailyRequests days={days} />}
      </Group>
      {errors.length > 0 && (
        <details>
          <summary style={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
            <Text span size="sm">
              {t('recentErrors', { count: errors.length })}
            </Text>
          </summary>
          <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
            {errors.map(({ code, endpoint, requestId, at }) => (
              <Text component="li" size="sm" key={requestId} style={{ overflowWrap: 'anywhere' }}>
                {t.rich('errorDetails', {
                  code,
                  link: (chunks) => (
                    <Anchor href={`/docs/errors/${code}`} inherit underline="always">
                      {chunks}
                    </Anchor>
                  ),
                  endpoint,
                  at: formatDateTime(at),
                  requestId,
                  id: (chunks) => <Code>{chunks}</Code>,
                })}
              </Text>
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  );
}
