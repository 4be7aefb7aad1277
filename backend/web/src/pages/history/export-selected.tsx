import { Button, Menu, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { PLATFORMS, PLATFORM_NAMES, type Platform } from '@wareword/shared-schema';
import { ConfirmDialog } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { client, messageOf } from '../../api.ts';
import { IMPORT_NAMES } from '../listing/import-names.ts';
import { saveFile } from '../save-file.ts';
import { t } from '../../messages/history.ts';

type Format = Parameters<typeof client.listings.exportSelected.mutate>[0]['format'];
type Exported = Awaited<ReturnType<typeof client.listings.exportSelected.mutate>>;

/** Exports the selected listings. An import only has those of its platform, and says so. */
export function ExportSelected({
  ids,
  onDone,
}: {
  readonly ids: readonly string[];
  readonly onDone: (message: string) => void;
}): ReactNode {
  const [held, setHeld] = useState<Exported>();
  const [note, setNote] = useState<string>();
  const save = (file: Exported): void => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile({ ...file, fileName: `wareword-listings-${day}.${file.ending}` });
    onDone(t('exportedListings', { count: file.count }));
  };
  const load = useMutation({
    mutationFn: (format: Format) =>
      client.listings.exportSelected.mutate({ ids: [...ids], format }),
    onMutate: () => setNote(undefined),
    onSuccess: (file, format) => {
      const platform = PLATFORMS.find((one) => one === format);
      if (platform === undefined) save(file);
      else if (file.count === 0) setNote(noneFor(platform));
      else {
        if (file.count < ids.length) setNote(someFor(platform, file.count, ids.length));
        if (file.broken > 0) setHeld(file);
        else save(file);
      }
    },
  });
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button px="sm" loading={load.isPending}>
            {t('export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => load.mutate('csv')}>{t('spreadsheetCsv')}</Menu.Item>
          <Menu.Item onClick={() => load.mutate('json')}>JSON</Menu.Item>
          {PLATFORMS.map((platform) => (
            <Menu.Item key={platform} onClick={() => load.mutate(platform)}>
              {IMPORT_NAMES[platform]()}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {(load.isError || note !== undefined) && (
        <Text role="alert" size="sm" flex="1 0 100%" style={{ order: -1 }}>
          {load.isError ? messageOf(load.error) : note}
        </Text>
      )}
      <ConfirmDialog
        opened={held !== undefined}
        title={t('exportBreaksRules', { broken: held?.broken ?? 0 })}
        action={t('downloadAnyway')}
        busy={false}
        onConfirm={() => {
          if (held !== undefined) save(held);
          setHeld(undefined);
        }}
        onClose={() => setHeld(undefined)}
      >
        {t('exportBreaksRulesHelp')}
      </ConfirmDialog>
    </>
  );
}

function noneFor(platform: Platform): string {
  return t('nothingToExport', { platform: PLATFORM_NAMES[platform] });
}

function someFor(platform: Platform, count: number, selected: number): string {
  return t('exportPartial', { count, selected, platform: PLATFORM_NAMES[platform] });
}
