import { Anchor, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api } from '../../api.ts';
import { t } from '../../messages/history.ts';

/** Says that only the listings of one bulk run are shown, and leads to it. */
export function RunChip({
  runId,
  onRemove,
}: {
  readonly runId: string;
  readonly onRemove: () => void;
}): ReactNode {
  const run = useQuery(api.bulk.get.queryOptions({ runId }));
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        radius="xl"
        px="sm"
        fw={500}
        maw={320}
        variant="light"
        aria-pressed
        onClick={onRemove}
      >
        {t('runOf', { file: run.data?.fileName ?? t('deletedFile') })}
      </Button>
      {run.isSuccess && (
        <Anchor component={Link} href={`/bulk/${runId}`} size="sm">
          {t('openRun')}
        </Anchor>
      )}
    </Group>
  );
}
