import { Anchor, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice, PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { Loading } from '../../app/page-body.tsx';
import { AuthenticationError, reviewReset, type ResetReview } from '../../auth/authentication.ts';
import { withNext } from '../../auth/local-path.ts';
import { clearNext, loadNext } from '../../auth/remembered-next.ts';
import { RemainingTeammates } from '../../auth/remaining-teammates.tsx';
import { ResetForm } from './reset-form.tsx';
import { t } from '../../messages/auth.ts';

/** The page of a password reset link. */
export default function ResetPasswordPage(): ReactNode {
  const [next] = useState(loadNext);
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [done, setDone] = useState<ResetReview>();
  const finish = (review: ResetReview): void => {
    // The link is used up, so it need not stay in history or bookmarks.
    window.history.replaceState(null, '', '/reset-password');
    clearNext();
    setDone(review);
  };
  if (done !== undefined) {
    return (
      <Stack>
        <PageHeader title={t('resetYourPassword')} />
        <Notice title={t('passwordReset')}>{t('passwordResetHelp')}</Notice>
        <Button component="a" href={withNext('/sign-in', next)} size="md">
          {t('signIn')}
        </Button>
        <RemainingTeammates teammates={done.teammates} />
      </Stack>
    );
  }
  return (
    <Stack>
      <PageHeader title={t('resetYourPassword')} />
      {token === '' ? (
        <ErrorNotice>{t('resetLinkIncomplete')}</ErrorNotice>
      ) : (
        <WithLink token={token} onDone={finish} />
      )}
      <Anchor href={withNext('/forgot-password', next)} py={10}>
        {t('requestNewLink')}
      </Anchor>
    </Stack>
  );
}

function WithLink({
  token,
  onDone,
}: {
  readonly token: string;
  readonly onDone: (review: ResetReview) => void;
}): ReactNode {
  const review = useQuery({
    queryKey: ['reset-password', token],
    queryFn: () => reviewReset(token),
    retry: false,
    refetchOnWindowFocus: false,
    // The user's selection is not reset by a refetch.
    staleTime: Infinity,
  });
  if (review.isPending) return <Loading />;
  if (review.isSuccess) {
    const { data } = review;
    return <ResetForm token={token} review={data} onDone={() => onDone(data)} />;
  }
  const isFinal =
    review.error instanceof AuthenticationError && review.error.code === 'INVALID_TOKEN';
  return isFinal ? (
    <ErrorNotice>{review.error.message}</ErrorNotice>
  ) : (
    <ErrorNotice retry={() => void review.refetch()}>{review.error.message}</ErrorNotice>
  );
}
