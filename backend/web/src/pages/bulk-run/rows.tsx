import { Anchor, Box, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { ROW_STATES, type Row, type RunDetails } from '../bulk/words.ts';

type Shown = Row['state'] | '';

/** The rows of the file, each with what became of it, a page at a time. */
export function Rows({ run }: { readonly run: RunDetails }): ReactNode {
  // What needs looking at comes first.
  const [state, setState] = useState<Shown>(
    run.state === 'draft' && run.problems > 0 ? 'problem' : '',
  );
  /** Where the pages before this one began. */
  const [before, setBefore] = useState<readonly number[]>([]);
  const after = before.at(-1);
  const page = useQuery(
    api.bulk.rows.queryOptions(
      {
        runId: run.id,
        ...(after === undefined ? {} : { after }),
        ...(state === '' ? {} : { state }),
      },
      { placeholderData: keepPreviousData },
    ),
  );
  const { refetch } = page;
  const { written, failed, writing } = run;
  // Whatever moves the run moves some of its rows.
  useEffect(() => void refetch(), [refetch, run.state, written, failed, writing]);
  const rows = page.data?.rows ?? [];
  const next = page.data?.next ?? null;
  return (
    <Stack component="section" gap="xs" aria-labelledby="rows">
      <Group justify="space-between" align="flex-end">
        <Title order={2} size="h4" id="rows">
          Rows
        </Title>
        <NativeSelect
          label="Show"
          value={state}
          data={[{ value: '', label: 'All rows' }, ...choices()]}
          onChange={({ currentTarget }) => {
            setState(currentTarget.value as Shown);
            setBefore([]);
          }}
        />
      </Group>
      {page.isError && (
        <ErrorNotice title="The rows could not be read" retry={() => void page.refetch()}>
          {messageOf(page.error)}
        </ErrorNotice>
      )}
      {page.isPending && <Loading />}
      {page.isSuccess && rows.length === 0 && <Text c="dimmed">No row is like that.</Text>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-busy={page.isPlaceholderData}>
        {rows.map((row) => (
          <OneRow key={row.row} row={row} />
        ))}
      </ul>
      {(before.length > 0 || next !== null) && (
        <Group>
          <Button
            variant="default"
            mih={44}
            disabled={before.length === 0}
            onClick={() => setBefore(before.slice(0, -1))}
          >
            Previous
          </Button>
          <Button
            variant="default"
            mih={44}
            disabled={next === null || page.isPlaceholderData}
            onClick={() => next !== null && setBefore([...before, next])}
          >
            Next
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function choices(): { value: Shown; label: string }[] {
  return (Object.entries(ROW_STATES) as [Row['state'], string][]).map(([value, label]) => ({
    value,
    label,
  }));
}

function OneRow({ row }: { readonly row: Row }): ReactNode {
  const name = row.name ?? row.reference ?? 'No name';
  return (
    <Box
      component="li"
      py="xs"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
    >
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        {row.listingId === null ? (
          <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
        ) : (
          <Anchor
            component={Link}
            href={`/listings/${row.listingId}`}
            py={10}
            my={-8}
            style={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </Anchor>
        )}
        <Text size="sm" c="dimmed" flex="none" ta="right">
          Row {row.row}
          <br />
          {ROW_STATES[row.state]}
        </Text>
      </Group>
      {row.title !== null && (
        <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {row.title}
        </Text>
      )}
      {[row.problem, row.note].map(
        (text) =>
          text !== null && (
            <Text key={text} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          ),
      )}
    </Box>
  );
}
