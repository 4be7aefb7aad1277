import { Button, Group, Menu, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import { ConfirmDialog, CopyButton, ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { api, client, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { saveFile } from '../save-file.ts';
import { FIELD_NAMES } from './field-names.ts';
import { listingText } from './format.ts';
import { IMPORT_NAMES } from './import-names.ts';
import { useSendToStore } from './send-to-store.tsx';
import { refreshListing, type ShownListing } from './shown-listing.ts';
import { t } from '../../messages/listing.ts';

type Format = Parameters<typeof client.listings.export.query>[0]['format'];
type ExportedFile = Awaited<ReturnType<typeof client.listings.export.query>>;

/** What can be done with a whole listing. */
export function Actions({
  found,
  children,
}: {
  readonly found: ShownListing;
  /** Further actions of the page. */
  readonly children?: ReactNode;
}): ReactNode {
  const { id } = found;
  const [, navigate] = useLocation();
  const duplicate = useMutation(
    api.listings.duplicate.mutationOptions({
      onSuccess: (copy) => navigate(`/listings/${copy.id}`),
    }),
  );
  const remove = useMutation(
    api.listings.delete.mutationOptions({ onSuccess: () => refreshListing(id) }),
  );
  const toStore = useSendToStore(id);
  const failed = [duplicate, remove].find(({ isError }) => isError);
  return (
    <>
      <Group gap="xs">
        <CopyButton text={listingText(found)} size="sm">
          {t('copyAll')}
        </CopyButton>
        <Export found={found} />
        {toStore.button}
        <Button
          variant="default"
          loading={duplicate.isPending}
          onClick={() => duplicate.mutate({ id })}
        >
          {t('duplicate')}
        </Button>
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({ id })}>
          {t('delete')}
        </Button>
        {children}
      </Group>
      {failed !== undefined && <ErrorNotice>{messageOf(failed.error)}</ErrorNotice>}
      {toStore.notices}
    </>
  );
}

/** The link that opens the form with the listing's details. */
export function EditDetails({ id }: { readonly id: string }): ReactNode {
  const { remaining } = useAccount().usage;
  return (
    <>
      <Button component={Link} href={`/?from=${id}`} variant="default" size="sm">
        {t('editAndRewrite')}
      </Button>
      <Text size="sm" c="dimmed">
        {remaining > 0 ? t('costOneListing') : t('noListingsLeft')}
      </Text>
    </>
  );
}

function Export({ found }: { readonly found: ShownListing }): ReactNode {
  const { id, platform } = found;
  const [held, setHeld] = useState<ExportedFile>();
  const load = useMutation({
    mutationFn: (format: Format) => client.listings.export.query({ id, format }),
    onSuccess: (file, format) => {
      // A file for people says it itself.
      const isImport = format !== 'json' && format !== 'csv';
      if (isImport && file.brokenRules.length > 0) setHeld(file);
      else saveFile(file);
    },
  });
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default" loading={load.isPending}>
            {t('export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => load.mutate(platform)}>{IMPORT_NAMES[platform]()}</Menu.Item>
          <Menu.Item onClick={() => load.mutate('csv')}>{t('spreadsheetCsv')}</Menu.Item>
          <Menu.Item onClick={() => load.mutate('json')}>JSON</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {load.isError && <ErrorNotice>{messageOf(load.error)}</ErrorNotice>}
      <ConfirmDialog
        opened={held !== undefined}
        title={t('breaksRules', {
          count: held?.brokenRules.length ?? 0,
          platform: PLATFORM_NAMES[platform],
        })}
        action={t('downloadAnyway')}
        busy={false}
        onConfirm={() => {
          if (held !== undefined) saveFile(held);
          setHeld(undefined);
        }}
        onClose={() => setHeld(undefined)}
      >
        {t('mayReject', { platform: PLATFORM_NAMES[platform] })}
        <ul>
          {held?.brokenRules.map(({ rule, field, problem }) => (
            <li key={rule}>
              {nameOf(field)}: {problem}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}

function nameOf(field: string): string {
  return Object.entries(FIELD_NAMES).find(([known]) => known === field)?.[1]() ?? field;
}
