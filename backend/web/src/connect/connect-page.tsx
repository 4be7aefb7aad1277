import { Stack } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { client } from '../api.ts';
import { t } from '../messages/connect.ts';
import { isolated } from './consent-layout.tsx';
import { Consent } from './consent.tsx';
import { Cancel, type Requester } from './returning.tsx';
import { ReviewFrame } from './review-frame.tsx';
import { refreshReview, storeRequest, useReview, type Store } from './review.ts';
import { SignInFirst } from './sign-in-first.tsx';

/** What a store's owner consents to, or signs in first to see. */
export function ConnectPage(): ReactNode {
  const [notice, setNotice] = useState<string>();
  return (
    <ReviewFrame review={useReview()} nameOf={({ store }) => store.host}>
      {({ store, account, otherConnection }) => (
        <Stack>
          {notice !== undefined && <ErrorNotice>{notice}</ErrorNotice>}
          {account === null ? (
            <SignInFirst
              name={store.host}
              cancel={<Cancel variant="subtle" requester={requesterOf(store)} />}
              onSignedIn={() => refreshReview().then(() => setNotice(undefined))}
            />
          ) : (
            <Consent
              store={store}
              requester={requesterOf(store)}
              account={account}
              otherConnection={otherConnection}
              onChanged={(reason) => {
                setNotice(reason);
                return refreshReview();
              }}
            />
          )}
        </Stack>
      )}
    </ReviewFrame>
  );
}

function requesterOf({ host }: Store): Requester {
  return {
    cancel: () => client.connect.cancel.mutate({ query: storeRequest() }),
    returning: (link) => t.rich('returningToStore', { host, name: isolated, link }),
  };
}
