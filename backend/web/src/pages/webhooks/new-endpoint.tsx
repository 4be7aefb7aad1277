import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@wareword/shared-schema';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf, queryClient } from '../../api.ts';
import { EVENT_LABELS } from './events.ts';
import { SecretPanel } from './secret-panel.tsx';
import { t } from '../../messages/webhooks.ts';

const DEFAULT_EVENTS: readonly WebhookEvent[] = ['job.completed', 'job.failed'];

/** A form to add an endpoint, and then its secret. */
export function NewEndpoint(): ReactNode {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly string[]>(DEFAULT_EVENTS);
  const create = useMutation(
    api.webhooks.create.mutationOptions({
      onSuccess: async () => {
        setUrl('');
        await queryClient.invalidateQueries(api.webhooks.list.pathFilter());
      },
    }),
  );
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (create.isPending) return;
    create.mutate({ url, events: WEBHOOK_EVENTS.filter((name) => events.includes(name)) });
  };
  return (
    <>
      <form onSubmit={submit} aria-label={t('newWebhookEndpoint')}>
        <Stack gap="sm">
          <TextInput
            label={t('endpointUrl')}
            type="url"
            placeholder="https://app.example/webhooks"
            value={url}
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
            error={create.isError && messageOf(create.error)}
          />
          <Checkbox.Group label={t('events')} value={[...events]} onChange={setEvents}>
            <Stack gap={0} mt={4}>
              {WEBHOOK_EVENTS.map((name) => (
                <Checkbox
                  key={name}
                  value={name}
                  label={EVENT_LABELS[name]()}
                  styles={{ body: { alignItems: 'center' }, label: { paddingBlock: 12 } }}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <Button
            type="submit"
            style={{ alignSelf: 'flex-start' }}
            loading={create.isPending}
            disabled={url.trim() === '' || events.length === 0}
          >
            {t('addEndpoint')}
          </Button>
        </Stack>
      </form>
      {create.isSuccess && (
        <SecretPanel
          title={t('signingSecretForUrl', { url: create.variables.url })}
          secret={create.data.secret}
          onDone={create.reset}
        >
          {t('copyItNowYouWontSee')}
        </SecretPanel>
      )}
    </>
  );
}
