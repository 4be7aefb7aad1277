import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@wareword/shared-schema/format';
import { EmptyState, ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { Row, Rows } from '../row.tsx';
import { Difference } from './difference.tsx';
import { FIELD_NAMES, inOrder } from './field-names.ts';
import { isSame, readableText } from './field-text.ts';
import { showListing, type ListingVersion, type ShownListing } from './shown-listing.ts';

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
  if (versions.isError) {
    return (
      <ErrorNotice title="Couldn't load the versions" retry={() => void versions.refetch()}>
        {messageOf(versions.error)}
      </ErrorNotice>
    );
  }
  if (versions.isPending) return <Loading />;
  if (versions.data.length === 0) {
    return (
      <EmptyState title="No changes yet">
        When you edit or rewrite this listing, every version appears here. You can compare versions
        and go back to any of them.
      </EmptyState>
    );
  }
  return (
    <Stack gap="sm">
      {restore.isError && <ErrorNotice>{messageOf(restore.error)}</ErrorNotice>}
      {restore.data?.restored === false && (
        <ErrorNotice title="Not restored">
          This listing changed while you were viewing it. We've loaded the latest version. Try
          again.
        </ErrorNotice>
      )}
      <Rows name="Versions">
        {versions.data.map((version, index) => (
          <Row
            key={version.version}
            name={`Version ${version.version}${index === 0 ? ' (current)' : ''}`}
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
                    aria-label={`Compare version ${version.version}`}
                    onClick={() =>
                      setCompared(compared === version.version ? undefined : version.version)
                    }
                  >
                    Compare
                  </Button>
                  <Button
                    variant="default"
                    aria-label={`Restore version ${version.version}`}
                    loading={restore.isPending && restore.variables.version === version.version}
                    onClick={() => restore.mutate({ id, revision, version: version.version })}
                  >
                    Restore
                  </Button>
                </Group>
              )
            }
          />
        ))}
      </Rows>
      <Comparison found={found} version={versions.data.find((one) => one.version === compared)} />
    </Stack>
  );
}

function Comparison({
  found,
  version,
}: {
  readonly found: ShownListing;
  readonly version: ListingVersion | undefined;
}): ReactNode {
  if (version === undefined) return undefined;
  const changed = inOrder(found.fields).filter(
    (field) => !isSame(version.listing[field], found.listing[field]),
  );
  if (changed.length === 0) {
    return <Text role="status">Version {version.version} is the same as the current text.</Text>;
  }
  return (
    <Stack gap="sm" role="status">
      <Text size="sm" c="dimmed">
        Removed text is struck through; added text is underlined.
      </Text>
      {changed.map((field) => (
        <Stack key={field} gap={4}>
          <Text fw={600}>{FIELD_NAMES[field]}</Text>
          <Difference
            before={readableText(version.listing[field], field)}
            after={readableText(found.listing[field], field)}
            names={[`Version ${version.version}`, 'Now']}
          />
        </Stack>
      ))}
    </Stack>
  );
}

function describeCause({ cause, field }: ListingVersion): string {
  const name = field === null ? '' : FIELD_NAMES[field];
  switch (cause) {
    case 'written':
      return 'Original version';
    case 'edited':
      return field === null ? 'Several fields edited' : `${name} edited`;
    case 'rewritten':
      return `${name} rewritten`;
    case 'restored':
      return 'Earlier version restored';
  }
}
