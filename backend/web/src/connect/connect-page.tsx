import { Center, Loader, Stack } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { ConnectFrame } from './connect-frame.tsx';
import { Consent } from './consent.tsx';
import { Cancel } from './return-to-store.tsx';
import { refreshReview, useReview } from './review.ts';
import { SignInFirst } from './sign-in-first.tsx';
import { t } from '../messages/connect.ts';

/** What a store's owner consents to, or signs in first to see. */
export function ConnectPage(): ReactNode {
  return (
    <ConnectFrame>
      <ConnectContent />
    </ConnectFrame>
  );
}

function ConnectContent(): ReactNode {
  const review = useReview();
  const [notice, setNotice] = useState<string>();
  const host = review.data?.store.host;
  useEffect(() => {
    if (host !== undefined) document.title = `${t('connectTitle', { host })} · Wareword`;
  }, [host]);
  if (review.data !== undefined) {
    const { store, account, otherConnection } = review.data;
    return (
      <Stack>
        {notice !== undefined && <ErrorNotice>{notice}</ErrorNotice>}
        {account === null ? (
          <SignInFirst
            name={store.host}
            cancel={<Cancel variant="subtle" store={store} />}
            onSignedIn={() => refreshReview().then(() => setNotice(undefined))}
          />
        ) : (
          <Consent
            store={store}
            account={account}
            otherConnection={otherConnection}
            onChanged={(reason) => {
              setNotice(reason);
              return refreshReview();
            }}
          />
        )}
      </Stack>
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
