import { Button, Group, NativeSelect } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatCount } from '@wareword/shared-schema/format';
import { EmptyState, ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { ShowMore } from '../show-more.tsx';
import type { Kind } from './event.ts';
import { Events } from './events.tsx';
import { KINDS } from './wording.ts';

interface Filter {
  readonly kind?: Kind;
  readonly actor?: string;
}

/** What happened in the workspace, for its owner and admins. */
export default function AuditLogPage(): ReactNode {
  const [filter, setFilter] = useState<Filter>({});
  const list = useInfiniteQuery(
    api.auditLog.list.infiniteQueryOptions(filter, {
      getNextPageParam: ({ next }) => next,
      placeholderData: (before) => before,
    }),
  );
  const retention = useQuery(api.auditLog.retention.queryOptions());
  const events = list.data?.pages.flatMap((page) => page.events) ?? [];
  const isFiltered = filter.kind !== undefined || filter.actor !== undefined;
  return (
    <SettingsFrame
      title="Audit log"
      introduction={[
        "Your team's sign-ins and changes to this workspace.",
        retention.isSuccess ? `Kept for ${formatCount(retention.data.days, 'day')}.` : '',
      ].join(' ')}
      width={760}
    >
      <Filters filter={filter} onChange={setFilter} />
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title="Couldn't load the audit log" retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {events.length > 0 && <Events events={events} busy={list.isPlaceholderData} />}
      {list.isSuccess && events.length === 0 && (
        <EmptyState title={isFiltered ? 'No matching events' : 'No events yet'}>
          {isFiltered
            ? 'Choose another kind or person.'
            : 'Sign-ins and changes to keys, stores, brands and the team appear here.'}
        </EmptyState>
      )}
      <ShowMore list={list} />
    </SettingsFrame>
  );
}

function Filters({
  filter,
  onChange,
}: {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}): ReactNode {
  const team = useQuery(api.team.read.queryOptions());
  const { owner, ownerId, members = [] } = team.data ?? {};
  const people = [
    ...(ownerId === undefined ? [] : [{ userId: ownerId, email: owner ?? '' }]),
    ...members,
  ];
  const choose = ({ kind, actor }: { kind: string | undefined; actor: string | undefined }) => {
    const known = KINDS.find(({ value }) => value === kind)?.value;
    onChange({
      ...(isKind(known) ? { kind: known } : {}),
      ...(actor === undefined || actor === '' ? {} : { actor }),
    });
  };
  const query = new URLSearchParams({ ...filter }).toString();
  return (
    <Group align="flex-end" gap="sm">
      <NativeSelect
        label="Events"
        flex="1 1 200px"
        value={filter.kind ?? ''}
        data={[...KINDS]}
        onChange={({ currentTarget }) => choose({ kind: currentTarget.value, actor: filter.actor })}
      />
      <NativeSelect
        label="Person"
        flex="1 1 200px"
        value={filter.actor ?? ''}
        data={[
          { value: '', label: 'Everyone' },
          ...people.map(({ userId, email }) => ({ value: userId, label: email })),
        ]}
        onChange={({ currentTarget }) => choose({ kind: filter.kind, actor: currentTarget.value })}
      />
      <Button
        component="a"
        href={`/settings/audit-log/export${query === '' ? '' : `?${query}`}`}
        download
        variant="default"
      >
        Download CSV
      </Button>
    </Group>
  );
}

function isKind(value: string | undefined): value is Kind {
  return value !== undefined && value !== '' && KINDS.some((kind) => kind.value === value);
}
