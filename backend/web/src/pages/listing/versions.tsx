import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Loaded } from '../../app/loaded.tsx';
import { Row, Rows } from '../row.tsx';
import { Difference } from './difference.tsx';
import { FIELD_NAMES, inOrder } from './field-names.ts';
import { isSame, readableText } from './field-text.ts';
import { showListing, type ListingVersion, type ShownListing } from './shown-listing.ts';
import { formatDateTime } from '../../format.ts';
import { t } from '../../messages/listing.ts';

/** The listing's versions, each to be compared with the current text and restored. */
export function Versions({ found }: { readonly found: ShownListing }): ReactNode {
  const { id, revision } = found;
  const versions = useQuery(api.listings.versions.queryOptions({ id }));
  const [compared, setCompared] = useState<number>();
  const restore = useMutation(
    api.listings.restore.mutationOptions({
      onSuccess: ({ current }) => {
        showListing(id, current);
        setCompared(undefined);
      },
    }),
  );
  return (
    <Loaded query={versions} title={t('versionsNotLoaded')}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={t('noVersions')}>{t('noVersionsHelp')}</EmptyState>
        ) : (
          <Stack gap="sm">
            {restore.isError && <ErrorNotice>{messageOf(restore.error)}</ErrorNotice>}
            {restore.data?.restored === false && (
              <ErrorNotice title={t('notRestored')}>{t('restoreConflict')}</ErrorNotice>
            )}
            <Rows name={t('versions')}>
              {all.map((version, index) => (
                <Row
                  key={version.version}
                  name={t(index === 0 ? 'currentVersion' : 'versionNumber', {
                    version: version.version,
                  })}
                  about={
                    <>
                      {describeCause(version)} · {formatDateTime(version.createdAt)}
                      {version.by !== null && ` · ${version.by}`}
                    </>
                  }
                  action={
                    index === 0 ? undefined : (
                      <Group gap="xs">
                        <Button
                          variant="default"
                          aria-expanded={compared === version.version}
                          aria-label={t('compareVersion', { version: version.version })}
                          onClick={() =>
                            setCompared(compared === version.version ? undefined : version.version)
                          }
                        >
                          {t('compare')}
                        </Button>
                        <Button
                          variant="default"
                          aria-label={t('restoreVersion', { version: version.version })}
                          loading={
                            restore.isPending && restore.variables.version === version.version
                          }
                          onClick={() => restore.mutate({ id, revision, version: version.version })}
                        >
                          {t('restore')}
                        </Button>
                      </Group>
                    )
                  }
                >
                  {compared === version.version && <Comparison found={found} version={compared} />}
                </Row>
              ))}
            </Rows>
          </Stack>
        )
      }
    </Loaded>
  );
}

function Comparison({
  found,
  version,
}: {
  readonly found: ShownListing;
  readonly version: number;
}): ReactNode {
  const text = useQuery(api.listings.version.queryOptions({ id: found.id, version }));
  return (
    <Loaded query={text} title={t('versionsNotLoaded')}>
      {(before) => <Changes found={found} version={version} before={before} />}
    </Loaded>
  );
}

function Changes({
  found,
  version,
  before,
}: {
  readonly found: ShownListing;
  readonly version: number;
  readonly before: ShownListing['listing'];
}): ReactNode {
  const changed = inOrder(found.fields).filter(
    (field) => !isSame(before[field], found.listing[field]),
  );
  if (changed.length === 0) {
    return <Text role="status">{t('versionUnchanged', { version })}</Text>;
  }
  return (
    <Stack gap="sm" mt="xs" role="status">
      <Text size="sm" c="dimmed">
        {t('comparisonHelp')}
      </Text>
      {changed.map((field) => (
        <Stack key={field} gap={4}>
          <Text fw={600}>{FIELD_NAMES[field]()}</Text>
          <Difference
            before={readableText(before[field], field)}
            after={readableText(found.listing[field], field)}
            names={[t('versionNumber', { version }), t('now')]}
          />
        </Stack>
      ))}
    </Stack>
  );
}

function describeCause({ cause, field, restoredVersion }: ListingVersion): string {
  const name = field === null ? '' : FIELD_NAMES[field]();
  switch (cause) {
    case 'written':
      return t('originalVersion');
    case 'edited':
      return field === null ? t('severalFieldsEdited') : t('nameEdited', { name });
    case 'rewritten':
      return t('nameRewritten', { name });
    case 'restored':
      return restoredVersion === null
        ? t('earlierVersionRestored')
        : t('numberedVersionRestored', { version: restoredVersion });
  }
}
