import { Checkbox, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResetReview } from './authentication.ts';
import { formatDateTime } from '../format.ts';
import { t } from '../messages/auth.ts';

type Access = Omit<ResetReview, 'email'>;

/** Each line is large enough to touch, and its label toggles it too. */
const TOUCH_TARGET = { body: { alignItems: 'center' }, label: { paddingBlock: 12 } };

/**
 * Lets the user choose which stores, API keys, passkeys and webhooks to keep after a password change, and
 * shows what it cancels.
 */
export function KeepAccess({
  access: { grants, invited },
  kept,
  onKeep,
}: {
  readonly access: Access;
  /** Ids of the stores, keys, passkeys and webhooks to keep. */
  readonly kept: readonly string[];
  readonly onKeep: (kept: readonly string[]) => void;
}): ReactNode {
  const group = {
    kept,
    onKeep: (id: string, keep: boolean) =>
      onKeep(keep ? [...kept, id] : kept.filter((other) => other !== id)),
  };
  const stores = grants.filter(({ kind }) => kind === 'store');
  const keys = grants.filter(({ kind }) => kind === 'key');
  const agents = grants.filter(({ kind }) => kind === 'agent');
  const passkeys = grants.filter(({ kind }) => kind === 'passkey');
  const webhooks = grants.filter(({ kind }) => kind === 'webhook');
  return (
    <>
      {stores.length > 0 && (
        <KeepGroup legend={t('keepTheseStoresConnected')} of={stores} {...group} />
      )}
      {keys.length > 0 && <KeepGroup legend={t('keepTheseApiKeys')} of={keys} {...group} />}
      {agents.length > 0 && <KeepGroup legend={t('keepTheseAgents')} of={agents} {...group} />}
      {passkeys.length > 0 && (
        <KeepGroup legend={t('keepThesePasskeys')} of={passkeys} {...group} />
      )}
      {webhooks.length > 0 && (
        <KeepGroup legend={t('keepTheseWebhooks')} of={webhooks} {...group} />
      )}
      {grants.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('keepAccessHelp')}
        </Text>
      )}
      {invited.length > 0 && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('pendingInvitationsCanceled', { emails: invited.join(', ') })}
        </Text>
      )}
    </>
  );
}

function KeepGroup({
  legend,
  of,
  kept,
  onKeep,
}: {
  readonly legend: string;
  readonly of: Access['grants'];
  readonly kept: readonly string[];
  readonly onKeep: (id: string, kept: boolean) => void;
}): ReactNode {
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Text component="legend" fw={600} p={0}>
        {legend}
      </Text>
      <Stack gap={0}>
        {of.map(({ id, name, createdAt }) => (
          <Checkbox
            key={id}
            styles={TOUCH_TARGET}
            label={
              <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
                {name}{' '}
                <Text span inherit c="dimmed">
                  {t('sinceCreatedAt', { createdAt: formatDateTime(createdAt) })}
                </Text>
              </Text>
            }
            checked={kept.includes(id)}
            onChange={(event) => onKeep(id, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </fieldset>
  );
}
