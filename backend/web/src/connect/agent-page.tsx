import { Anchor, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { client, messageOf, queryClient } from '../api.ts';
import { t } from '../messages/connect.ts';
import { AccountChoice, isAccountChange } from './account-choice.tsx';
import { bold, ConsentLayout, isolated } from './consent-layout.tsx';
import { PlanLeft } from './cost.tsx';
import { Cancel, goBack, type Requester } from './returning.tsx';
import { ReviewFrame } from './review-frame.tsx';
import { storeRequest, type Account } from './review.ts';
import { SignInFirst } from './sign-in-first.tsx';

type Review = inferRouterOutputs<DashboardRouter>['agents']['review'];
type Agent = Review['agent'];

const REVIEW_KEY = ['agents', 'review'];

function refreshReview(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: REVIEW_KEY });
}

const REQUESTER: Requester = {
  cancel: () => client.agents.cancel.mutate({ query: storeRequest() }),
  returning: (link) => t.rich('returningToAgent', { link }),
};

/** What a person consents to when an agent wants to connect, or signs in first to see. */
export function AgentPage(): ReactNode {
  const review = useQuery({
    queryKey: REVIEW_KEY,
    queryFn: () => client.agents.review.mutate({ query: storeRequest() }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return (
    <ReviewFrame review={review} nameOf={({ agent }) => agent.clientName}>
      {({ agent, account }) =>
        account === null ? (
          <SignInFirst
            name={agent.clientName}
            cancel={<Cancel requester={REQUESTER} />}
            onSignedIn={refreshReview}
          />
        ) : (
          <AgentConsent agent={agent} account={account} />
        )
      }
    </ReviewFrame>
  );
}

/** What connecting an agent means. */
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
    onSuccess: goBack,
    onError: () => void refreshReview(),
  });
  const isDenied = account.deniedPermissions.keys !== undefined;
  return (
    <ConsentLayout
      name={agent.clientName}
      wants={
        <>
          {t.rich('agentWants', { agent: agent.clientName, name: isolated, b: bold })}{' '}
          {agent.describedAt !== null && (
            <>{t.rich('agentDescribedAt', { host: agent.describedAt, name: isolated, b: bold })} </>
          )}
          {placeOf(agent)} {t('approveOnlyWhatYouStarted')}
        </>
      }
      allowed={{
        title: t('agentCan'),
        items: [t('storeWrites'), t('agentSeesListings'), t('storeSeesAccount')],
      }}
      denied={{
        title: t('agentCannot'),
        items: [t('agentDoesntPublish'), t('agentDoesntSignIn')],
      }}
      cost={<PlanLeft account={account} />}
      approve={approve}
      isDenied={isDenied || !allows.apiAccess}
      requester={REQUESTER}
    >
      <AccountChoice
        account={account}
        connects="agent"
        disabled={approve.isPending || approve.isSuccess}
        onChanged={refreshReview}
      />
      <Text size="sm" c="dimmed">
        {t('revokeAgentAnytime')}
      </Text>
      {approve.isError && !isAccountChange(approve.error) && (
        <ErrorNotice>{messageOf(approve.error)}</ErrorNotice>
      )}
      {isDenied && <Notice title={t('agentsNotAllowed')}>{t('agentsNotAllowedHelp')}</Notice>}
      {!isDenied && !allows.apiAccess && (
        <Notice title={t('agentsLockedByPlan')}>
          {isOwner
            ? t.rich('agentsUpgradeOwner', {
                link: (chunks) => (
                  <Anchor href="/pricing" inherit underline="always">
                    {chunks}
                  </Anchor>
                ),
              })
            : t('agentsUpgradeMember')}
        </Notice>
      )}
    </ConsentLayout>
  );
}

function placeOf({ returnsTo: { host, isThisComputer } }: Agent): string {
  if (isThisComputer) return t('agentContinuesHere');
  return host.endsWith(':')
    ? t('agentContinuesInApp', { scheme: host })
    : t('agentContinuesAt', { host });
}
