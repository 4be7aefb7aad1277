import { Anchor, Button, Center, List, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { ErrorNotice, Notice } from '@wareword/ui';
import { useEffect, type ReactNode } from 'react';
import { client, messageOf, queryClient, statusOf } from '../api.ts';
import { refusalText } from '../app/refusals.ts';
import { t } from '../messages/connect.ts';
import { AccountChoice } from './account-choice.tsx';
import { PlanLeft } from './cost.tsx';
import { ConnectFrame } from './connect-frame.tsx';
import { Host } from './host.tsx';
import { storeRequest, type Account } from './review.ts';
import { SignInFirst } from './sign-in-first.tsx';

type Review = inferRouterOutputs<DashboardRouter>['agents']['review'];
type Agent = Review['agent'];

const REVIEW_KEY = ['agents', 'review'];

function refreshReview(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: REVIEW_KEY });
}

/** What a person consents to when an agent wants to connect, or signs in first to see. */
export function AgentPage(): ReactNode {
  return (
    <ConnectFrame>
      <AgentContent />
    </ConnectFrame>
  );
}

function AgentContent(): ReactNode {
  const review = useQuery({
    queryKey: REVIEW_KEY,
    queryFn: () => client.agents.review.mutate({ query: storeRequest() }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const name = review.data?.agent.clientName;
  useEffect(() => {
    if (name !== undefined) document.title = `${t('connectTitle', { host: name })} · Wareword`;
  }, [name]);
  if (review.data !== undefined) {
    const { agent, account } = review.data;
    if (account !== null) return <AgentConsent agent={agent} account={account} />;
    return (
      <SignInFirst
        name={agent.clientName}
        cancel={<Cancel disabled={false} />}
        onSignedIn={refreshReview}
      />
    );
  }
  if (review.isError) {
    return (
      <ErrorNotice title={t('couldntLoadThisPage')} retry={() => void review.refetch()}>
        {messageOf(review.error)}
      </ErrorNotice>
    );
  }
  return (
    <Center mih={240} role="status" aria-label={t('loading')}>
      <Loader size="sm" />
    </Center>
  );
}

/** What approving means, and the two buttons. */
function AgentConsent({
  agent,
  account,
}: {
  readonly agent: Agent;
  readonly account: Account;
}): ReactNode {
  const { userId, workspaceId, allows, isOwner } = account;
  const approve = useMutation({
    mutationFn: () => client.agents.approve.mutate({ query: storeRequest(), userId, workspaceId }),
    onSuccess: returnToAgent,
    onError: () => void refreshReview(),
  });
  const answered = approve.isPending || approve.isSuccess;
  const refusal = refusalText(account.refusals, 'keys');
  return (
    <Stack>
      <Title order={1} size="h2">
        {t.rich('connectHost', { host: agent.clientName, name: isolated })}
      </Title>
      <Paper p="md">
        <Stack gap="md">
          <Text>
            {t.rich('agentWants', {
              agent: agent.clientName,
              name: isolated,
              b: (chunks) => <b>{chunks}</b>,
            })}{' '}
            {placeOf(agent)} {t('approveOnlyWhatYouStarted')}
          </Text>
          <section>
            <Title order={2} size="h5" mb={4}>
              {t('thisAgentWillBeAble')}
            </Title>
            <List size="sm" spacing={4}>
              <List.Item>{t('writeListingsUsingYourMonthly')}</List.Item>
              <List.Item>{t('agentSeesListings')}</List.Item>
              <List.Item>{t('seeYourEmailPlanListings')}</List.Item>
            </List>
          </section>
          <section>
            <Title order={2} size="h5" mb={4}>
              {t('agentWontBeAbleTo')}
            </Title>
            <List size="sm" spacing={4}>
              <List.Item>{t('agentDoesntPublish')}</List.Item>
              <List.Item>{t('agentDoesntSignIn')}</List.Item>
            </List>
          </section>
          <PlanLeft account={account} />
        </Stack>
      </Paper>
      <AccountChoice
        account={account}
        connects="agent"
        disabled={answered}
        onChanged={refreshReview}
      />
      <Text size="sm" c="dimmed">
        {t('revokeAgentAnytime')}
      </Text>
      {approve.isError && <ErrorNotice>{messageOf(approve.error)}</ErrorNotice>}
      {refusal !== undefined && (
        <Notice title={t('youCantConnectAgentsTo')}>{t('refusalAskOneOfThem', { refusal })}</Notice>
      )}
      {refusal === undefined && !allows.agency && (
        <Notice title={t('agentsAreOnAgency')}>
          {isOwner
            ? t.rich('upgradeThenConnectAgain', {
                link: (chunks) => (
                  <Anchor href="/pricing" inherit underline="always">
                    {chunks}
                  </Anchor>
                ),
              })
            : t('askOwnerThenConnectAgain')}
        </Notice>
      )}
      <Button
        size="md"
        fullWidth
        loading={approve.isPending}
        disabled={approve.isSuccess || refusal !== undefined || !allows.agency}
        onClick={() => approve.mutate()}
      >
        {t('approve')}
      </Button>
      <Cancel disabled={answered} />
      {approve.isSuccess && <Returning address={approve.data.address} />}
    </Stack>
  );
}

function placeOf({ returnsTo: { host, isThisComputer } }: Agent): string {
  if (isThisComputer) return t('agentContinuesHere');
  return host.endsWith(':')
    ? t('agentContinuesInApp', { scheme: host })
    : t('agentContinuesAt', { host });
}

/** A name that an agent gave itself must not change the text around it. */
function isolated(chunks: ReactNode): ReactNode {
  return <Host>{chunks}</Host>;
}

/** Replaces the page in the history, so that Back does not lead to a page that was answered. */
function returnToAgent({ address }: { readonly address: string }): void {
  window.location.replace(address);
}

/** Denies the request and returns to the agent. */
function Cancel({ disabled }: { readonly disabled: boolean }): ReactNode {
  const cancel = useMutation({
    mutationFn: () => client.agents.cancel.mutate({ query: storeRequest() }),
    onSuccess: returnToAgent,
  });
  return (
    <Stack gap="xs">
      {cancel.isError && statusOf(cancel.error) !== undefined && (
        <ErrorNotice>{messageOf(cancel.error)}</ErrorNotice>
      )}
      <Button
        variant="default"
        size="md"
        fullWidth
        disabled={disabled}
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {t('cancel')}
      </Button>
      {cancel.isSuccess && <Returning address={cancel.data.address} />}
    </Stack>
  );
}

/** Shown while the agent's page is loading, and if it does not load. */
function Returning({ address }: { readonly address: string }): ReactNode {
  return (
    <Text role="status">
      {t.rich('returningToAgent', { link: (chunks) => <Anchor href={address}>{chunks}</Anchor> })}
    </Text>
  );
}
