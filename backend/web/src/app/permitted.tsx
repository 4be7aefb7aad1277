import { Stack } from '@mantine/core';
import { Notice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useAccount, type Account } from './account.ts';
import { roleName } from '../names.ts';
import { permissionDeniedText } from './denied-permissions.ts';
import { t } from '../messages/shell.ts';

/** A page for those whose role allows it. Others, who may have followed a link, learn who can use it. */
export function Permitted({
  needs,
  title,
  children,
}: {
  readonly needs: keyof Account['deniedPermissions'];
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const { deniedPermissions, role } = useAccount();
  const deniedText = permissionDeniedText(deniedPermissions, needs);
  if (deniedText === undefined) return children;
  return (
    <Stack gap="md" maw={760}>
      <PageHeader title={title} />
      <Notice title={t('yourRole', { role: roleName(role) })}>{deniedText}</Notice>
    </Stack>
  );
}
