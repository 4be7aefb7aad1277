import { Button, Group, NativeSelect } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { t } from '../../messages/audit-log.ts';
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
      title={t('auditLog')}
      introduction={[
        t('introduction'),
        retention.isSuccess ? t('keptFor', { days: retention.data.days }) : '',
      ].join(' ')}
      width={760}
    >
      <Filters filter={filter} onChange={setFilter} />
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorNotice title={t('notLoaded')} retry={() => void list.refetch()}>
          {messageOf(list.error)}
        </ErrorNotice>
      )}
      {events.length > 0 && <Events events={events} busy={list.isPlaceholderData} />}
      {list.isSuccess && events.length === 0 && (
        <EmptyState title={isFiltered ? t('noMatches') : t('noEvents')}>
          {isFiltered ? t('noMatchesHelp') : t('noEventsHelp')}
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
        label={t('events')}
        flex="1 1 200px"
        value={filter.kind ?? ''}
        data={KINDS.map(({ value, label }) => ({ value, label: label() }))}
        onChange={({ currentTarget }) => choose({ kind: currentTarget.value, actor: filter.actor })}
      />
      <NativeSelect
        label={t('person')}
        flex="1 1 200px"
        value={filter.actor ?? ''}
        data={[
          { value: '', label: t('everyone') },
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
        {t('downloadCsv')}
      </Button>
    </Group>
  );
}

function isKind(value: string | undefined): value is Kind {
  return value !== undefined && value !== '' && KINDS.some((kind) => kind.value === value);
}
