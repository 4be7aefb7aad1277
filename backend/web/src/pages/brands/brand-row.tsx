import { Badge, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { Dialog } from '@wareword/ui';
import type { BrandStyle } from '@wareword/shared-schema';
import { useState, type ReactNode } from 'react';
import { api, client, messageOf } from '../../api.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RowFrame } from '../row.tsx';
import { EditBrand } from './edit-brand.tsx';
import { refreshBrands } from './refresh.ts';
import { t } from '../../messages/brands.ts';

interface Brand {
  readonly id: string;
  readonly name: string;
  readonly locked: boolean;
  readonly style: BrandStyle | null;
}

/** A brand and its actions. */
export function BrandRow({
  brand,
  active,
  mayChange,
}: {
  readonly brand: Brand;
  readonly active: boolean;
  readonly mayChange: boolean;
}): ReactNode {
  const { id, name, locked, style } = brand;
  const [editing, edit] = useDisclosure(false);
  const [learning, learn] = useDisclosure(false);
  const [archiving, archive] = useDisclosure(false);
  const [isSaved, setIsSaved] = useState(false);
  const open = (dialog: { readonly open: () => void }) => () => {
    setIsSaved(false);
    dialog.open();
  };
  const saved = (dialog: { readonly close: () => void }) => () => {
    setIsSaved(true);
    dialog.close();
  };
  const activate = useMutation(
    api.brands.activate.mutationOptions({ onSuccess: () => refreshBrands() }),
  );
  return (
    <RowFrame>
      <Group justify="space-between" gap="xs">
        <Group gap="xs" flex="1 1 200px" miw={0}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {active && <Badge variant="default">{t('active')}</Badge>}
          {locked && <Badge variant="default">{t('locked')}</Badge>}
          <Text size="sm" c="dimmed" role="status">
            {isSaved && t('brandSaved')}
          </Text>
        </Group>
        {mayChange && (
          <Group gap="xs">
            {!active && !locked && (
              <Button
                variant="default"
                size="sm"
                loading={activate.isPending}
                aria-label={t('makeActiveNamed', { name })}
                onClick={() => activate.mutate({ id })}
              >
                {t('makeActive')}
              </Button>
            )}
            {(style?.voice ?? '') === '' && (
              <Button
                variant="default"
                size="sm"
                aria-label={t('suggestAVoiceNamed', { name })}
                onClick={open(learn)}
              >
                {t('suggestAVoice')}
              </Button>
            )}
            <Button
              variant="default"
              size="sm"
              aria-label={t('editNamed', { name })}
              onClick={open(edit)}
            >
              {t('edit')}
            </Button>
            <Button
              variant="default"
              size="sm"
              aria-label={t('archiveNamed', { name })}
              onClick={archive.open}
            >
              {t('archive')}
            </Button>
          </Group>
        )}
      </Group>
      {activate.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {messageOf(activate.error)}
        </Text>
      )}
      <Dialog opened={editing} onClose={edit.close} title={t('editNamed', { name })}>
        <EditBrand brand={brand} onDone={saved(edit)} />
      </Dialog>
      <Dialog opened={learning} onClose={learn.close} title={t('suggestAVoiceNamed', { name })}>
        <EditBrand brand={brand} learns onDone={saved(learn)} />
      </Dialog>
      {archiving && (
        <ConfirmDialog
          title={t('archiveQuestion', { name })}
          button={t('archiveBrand')}
          destructive={false}
          act={async () => {
            await client.brands.archive.mutate({ id });
            await refreshBrands();
          }}
          onClose={archive.close}
        >
          {t('archiveConsequences')}
        </ConfirmDialog>
      )}
    </RowFrame>
  );
}
