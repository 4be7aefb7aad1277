import { Anchor, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { rowStatesOf, type Row, type RunDetails } from '../bulk/labels.ts';
import { RowFrame, Rows } from '../row.tsx';
import { t } from '../../messages/bulk.ts';

type Shown = Row['state'] | '';

/** A page of the file's rows, each with its outcome. */
export function RunRows({ run }: { readonly run: RunDetails }): ReactNode {
  // Rows that need attention come first.
  const [state, setState] = useState<Shown>(
    run.state === 'draft' && run.problems > 0 ? 'problem' : '',
  );
  /** The starts of the previous pages. */
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
  // Any change of the run changes some of its rows.
  useEffect(() => void refetch(), [refetch, run.state, written, failed, writing]);
  const states = rowStatesOf(run);
  const isRowState = (text: string): text is Row['state'] => Object.hasOwn(states, text);
  const choices = Object.entries(states).map(([value, label]) => ({ value, label }));
  const rows = page.data?.rows ?? [];
  const next = page.data?.next ?? null;
  return (
    <Stack component="section" gap="xs" aria-labelledby="rows">
      <Group justify="space-between" align="flex-end">
        <Title order={2} size="h4" id="rows">
          {t('rows')}
        </Title>
        <NativeSelect
          label={t('show')}
          value={state}
          data={[{ value: '', label: t('allRows') }, ...choices]}
          onChange={({ currentTarget: { value } }) => {
            setState(isRowState(value) ? value : '');
            setBefore([]);
          }}
        />
      </Group>
      {page.isError && (
        <ErrorNotice title={t('rowsNotLoaded')} retry={() => void page.refetch()}>
          {messageOf(page.error)}
        </ErrorNotice>
      )}
      {page.isPending && <Loading />}
      {page.isSuccess && rows.length === 0 && <Text c="dimmed">{t('noRows')}</Text>}
      <Rows name={t('rows')} busy={page.isPlaceholderData}>
        {rows.map((row) => (
          <OneRow key={row.row} row={row} state={states[row.state]} />
        ))}
      </Rows>
      {(before.length > 0 || next !== null) && (
        <Group>
          <Button
            variant="default"
            disabled={before.length === 0}
            onClick={() => setBefore(before.slice(0, -1))}
          >
            {t('previous')}
          </Button>
          <Button
            variant="default"
            disabled={next === null || page.isPlaceholderData}
            onClick={() => next !== null && setBefore([...before, next])}
          >
            {t('next')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function OneRow({ row, state }: { readonly row: Row; readonly state: string }): ReactNode {
  const name = row.name ?? row.reference ?? t('unnamedProduct');
  return (
    <RowFrame>
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
          {t('rowNumber', { row: row.row })}
          <br />
          {state}
        </Text>
      </Group>
      {row.title !== null && row.title !== name && (
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
    </RowFrame>
  );
}
