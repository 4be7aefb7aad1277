import { Stack } from '@mantine/core';
import { Notice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useAccount, type Account } from './account.ts';
import { roleName } from '../names.ts';
import { refusalText } from './refusals.ts';
import { t } from '../messages/shell.ts';

/** A page for those whose role allows it. Others, who may have followed a link, learn who can use it. */
export function Permitted({
  needs,
  title,
  children,
}: {
  readonly needs: keyof Account['refusals'];
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const { refusals, role } = useAccount();
  const refusal = refusalText(refusals, needs);
  if (refusal === undefined) return children;
  return (
    <Stack gap="md" maw={760}>
      <PageHeader title={title} />
      <Notice title={t('yourRole', { role: roleName(role) })}>{refusal}</Notice>
    </Stack>
  );
}
