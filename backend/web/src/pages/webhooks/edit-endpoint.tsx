import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { EndpointFields, isComplete, type EndpointDraft } from './endpoint-fields.tsx';
import { t } from '../../messages/webhooks.ts';

/** Changes the address of an endpoint and what is sent to it; its secret stays. */
export function EditEndpoint({
  endpoint: { id, url, events },
  onDone,
}: {
  readonly endpoint: EndpointDraft & { readonly id: string };
  readonly onDone: () => void;
}): ReactNode {
  const [draft, setDraft] = useState<EndpointDraft>({ url, events });
  const edit = useMutation(
    api.webhooks.edit.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries(api.webhooks.pathFilter());
        onDone();
      },
    }),
  );
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!edit.isPending) edit.mutate({ id, url: draft.url, events: [...draft.events] });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <EndpointFields
          draft={draft}
          error={edit.isError ? messageOf(edit.error) : undefined}
          onChange={setDraft}
        />
        <Button type="submit" loading={edit.isPending} disabled={!isComplete(draft)}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}
