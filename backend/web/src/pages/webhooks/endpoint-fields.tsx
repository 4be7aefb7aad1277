import { Checkbox, Stack, TextInput } from '@mantine/core';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { EVENT_LABELS } from './events.ts';
import { t } from '../../messages/webhooks.ts';

/** The address of an endpoint, and what is sent to it. */
export interface EndpointDraft {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

/** Fields of a form that adds or changes an endpoint. */
export function EndpointFields({
  draft,
  error,
  onChange,
}: {
  readonly draft: EndpointDraft;
  readonly error: string | undefined;
  readonly onChange: (draft: EndpointDraft) => void;
}): ReactNode {
  const { url, events } = draft;
  return (
    <>
      <TextInput
        label={t('endpointUrl')}
        type="url"
        placeholder="https://app.example/webhooks"
        value={url}
        onChange={({ currentTarget }) => onChange({ url: currentTarget.value, events })}
        error={error}
      />
      <Checkbox.Group
        label={t('events')}
        value={[...events]}
        onChange={(chosen) =>
          onChange({ url, events: WEBHOOK_EVENTS.filter((name) => chosen.includes(name)) })
        }
      >
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
    </>
  );
}

/** Whether an endpoint could be saved like this, as far as the page can tell. */
export function isComplete({ url, events }: EndpointDraft): boolean {
  return url.trim() !== '' && events.length > 0;
}
