import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { EndpointFields, isComplete, type EndpointDraft } from './endpoint-fields.tsx';
import { SigningSecret } from './signing-secret.tsx';
import { t } from '../../messages/webhooks.ts';

const EMPTY: EndpointDraft = { url: '', events: ['job.completed', 'job.failed'] };

/** A form to add an endpoint, and then its secret. */
export function NewEndpoint(): ReactNode {
  const [draft, setDraft] = useState(EMPTY);
  const create = useMutation(
    api.webhooks.create.mutationOptions({
      onSuccess: async () => {
        setDraft({ ...draft, url: '' });
        await queryClient.invalidateQueries(api.webhooks.list.pathFilter());
      },
    }),
  );
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!create.isPending) create.mutate({ url: draft.url, events: [...draft.events] });
  };
  return (
    <>
      <form onSubmit={submit} aria-label={t('newWebhookEndpoint')}>
        <Stack gap="sm">
          <EndpointFields
            draft={draft}
            error={create.isError ? messageOf(create.error) : undefined}
            onChange={setDraft}
          />
          <Button
            type="submit"
            style={{ alignSelf: 'flex-start' }}
            loading={create.isPending}
            disabled={!isComplete(draft)}
          >
            {t('addEndpoint')}
          </Button>
        </Stack>
      </form>
      {create.isSuccess && (
        <SigningSecret
          title={t('newSecretTitle', { url: create.variables.url })}
          secret={create.data.secret}
          onDone={create.reset}
        >
          {t('newSecretHelp')}
        </SigningSecret>
      )}
    </>
  );
}
