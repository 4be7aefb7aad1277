import { Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../messages/connect.ts';
import { Host } from './host.tsx';
import { Cancel, Returning, type Requester } from './returning.tsx';

interface Rights {
  readonly title: string;
  readonly items: readonly string[];
}

/** What approving means, and the two buttons: the same for a store and an agent. */
export function ConsentLayout({
  name,
  wants,
  allowed,
  denied,
  cost,
  children,
  approve,
  isDenied,
  requester,
}: {
  /** Who asks. */
  readonly name: string;
  readonly wants: ReactNode;
  readonly allowed: Rights;
  readonly denied: Rights;
  readonly cost: ReactNode;
  /** The account, and what to know about approving for it. */
  readonly children: ReactNode;
  readonly approve: UseMutationResult<{ readonly address: string }, unknown, void>;
  /** Whether this account can't approve. */
  readonly isDenied: boolean;
  readonly requester: Requester;
}): ReactNode {
  return (
    <Stack>
      <Title order={1} size="h2">
        {t.rich('connectHeading', { host: name, name: isolated })}
      </Title>
      <Paper p="md">
        <Stack gap="md">
          <Text>{wants}</Text>
          <RightsList {...allowed} />
          <RightsList {...denied} />
          {cost}
        </Stack>
      </Paper>
      {children}
      <Button
        size="md"
        fullWidth
        loading={approve.isPending}
        disabled={approve.isSuccess || isDenied}
        onClick={() => approve.mutate()}
      >
        {t('approve')}
      </Button>
      <Cancel requester={requester} disabled={approve.isPending || approve.isSuccess} />
      {approve.isSuccess && <Returning address={approve.data.address} requester={requester} />}
    </Stack>
  );
}

function RightsList({ title, items }: Rights): ReactNode {
  return (
    <section>
      <Title order={2} size="h5" mb={4}>
        {title}
      </Title>
      <List size="sm" spacing={4}>
        {items.map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
    </section>
  );
}

/** The name of who asks, which must not change the text around it. */
export function isolated(chunks: ReactNode): ReactNode {
  return <Host>{chunks}</Host>;
}

export function bold(chunks: ReactNode): ReactNode {
  return <b>{chunks}</b>;
}
