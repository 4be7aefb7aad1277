import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { api, messageOf, statusOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { useSignedInAs } from '../../auth/use-signed-in-as.ts';
import { HomeLink } from '../../auth/home-link.tsx';
import { Answer } from './answer.tsx';
import { t } from '../../messages/auth.ts';

/** The page of an invitation link. */
export default function InvitationPage(): ReactNode {
  const { token } = useParams<{ token: string }>();
  const invitation = useQuery(api.team.invitation.queryOptions({ token }));
  const signedIn = useSignedInAs();
  return (
    <Stack>
      <PageHeader title={t('invitation')} />
      {(invitation.isPending || signedIn.isPending) && <Loading />}
      {invitation.isError &&
        (statusOf(invitation.error) === undefined ? (
          <ErrorNotice retry={() => void invitation.refetch()}>
            {messageOf(invitation.error)}
          </ErrorNotice>
        ) : (
          <>
            <ErrorNotice>{messageOf(invitation.error)}</ErrorNotice>
            <HomeLink />
          </>
        ))}
      {invitation.isSuccess && !signedIn.isPending && (
        <Answer token={token} invitation={invitation.data} signedInAs={signedIn.email} />
      )}
    </Stack>
  );
}
