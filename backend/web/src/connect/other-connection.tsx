import { Anchor, Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { CopyButton, ErrorNotice, Notice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client, messageOf } from '../api.ts';
import { LIMITS } from '../limits.ts';
import { refreshReview, storeRequest, type OtherConnection } from './review.ts';
import { formatDuration } from '../format.ts';
import { t } from '../messages/connect.ts';

/**
 * Says that the store is connected to another account, and either that approving ends that
 * connection, or what has to happen first.
 */
export function OtherConnectionNotice({
  otherConnection,
  disabled,
}: {
  readonly otherConnection: OtherConnection;
  readonly disabled: boolean;
}): ReactNode {
  const { allowedBy } = otherConnection;
  if (allowedBy !== null) {
    return (
      <Notice title={t('connectedElsewhere')}>
        {t('transferConsequences', { reason: REASONS[allowedBy]() })}
      </Notice>
    );
  }
  return (
    <Paper component="section" p="md" aria-labelledby="elsewhere">
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id="elsewhere">
            {t('connectedElsewhere')}
          </Title>
          <Text mt={4}>{t('transferHelp')}</Text>
        </div>
        <RequestTransfer request={otherConnection.request} />
        <Prove proof={otherConnection.proof} disabled={disabled} />
      </Stack>
    </Paper>
  );
}

const REASONS = {
  app: () => '',
  origin: () => t('storeVerified'),
  owner: () => t('ownerAgreed'),
} as const;

function RequestTransfer({ request }: { readonly request: OtherConnection['request'] }): ReactNode {
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t('askOwner')}
      </Title>
      <Text size="sm">{REQUESTS[request]()}</Text>
    </section>
  );
}

const REQUESTS = {
  none: () => t('askOwnerHelp'),
  sent: () => t('ownerAsked', { lifetime: formatDuration(LIMITS.transferDays * 86_400) }),
  declined: () => t('ownerDeclined'),
} as const;

function Prove({
  proof,
  disabled,
}: {
  readonly proof: OtherConnection['proof'];
  readonly disabled: boolean;
}): ReactNode {
  const { value, fileUrl, recordName } = proof;
  const check = useMutation({
    mutationFn: () => client.connect.prove.mutate({ query: storeRequest() }),
    onSettled: () => refreshReview(),
  });
  if (fileUrl === null && recordName === null) return null;
  const missed = check.data?.proven === false;
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t('verifyStore')}
      </Title>
      <Stack gap="sm">
        <Copyable label={t('verificationText')} text={value} />
        {fileUrl !== null && <Copyable label={t('verifyByFile')} text={fileUrl} isLink />}
        {recordName !== null && (
          <Copyable
            label={fileUrl === null ? t('verifyByDns') : t('orVerifyByDns')}
            text={recordName}
          />
        )}
        {missed && (
          <Notice>
            {[
              t('verificationTextNotFound'),
              ...(fileUrl === null ? [] : [t('verifyByFileHelp')]),
              ...(recordName === null ? [] : [t('verifyByDnsHelp')]),
            ].join(' ')}
          </Notice>
        )}
        {check.isError && <ErrorNotice>{messageOf(check.error)}</ErrorNotice>}
        <Button
          variant="default"
          disabled={disabled}
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          {check.isIdle ? t('checkNow') : t('checkAgain')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('verifyCleanupHelp')}
        </Text>
      </Stack>
    </section>
  );
}

function Copyable({
  label,
  text,
  isLink = false,
}: {
  readonly label: string;
  readonly text: string;
  readonly isLink?: boolean;
}): ReactNode {
  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap" mb={2}>
        <Text size="sm">{label}</Text>
        <CopyButton text={text} of={label} mih={44} />
      </Group>
      <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {isLink ? (
          <Anchor href={text} target="_blank" rel="noopener noreferrer" inherit>
            {text}
          </Anchor>
        ) : (
          text
        )}
      </Code>
    </div>
  );
}
