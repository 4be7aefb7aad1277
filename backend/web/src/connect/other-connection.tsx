import { Anchor, Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { formatDuration } from '@wareword/shared-schema/format';
import { CopyButton, ErrorNotice, Notice } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client, messageOf } from '../api.ts';
import { LIMITS } from '../limits.ts';
import { refreshReview, storeRequest, type OtherConnection } from './review.ts';

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
      <Notice title="This store is connected to another Wareword account">
        {REASONS[allowedBy]} If you approve, the store is disconnected from the other account, and
        we email that account's owner.
      </Notice>
    );
  }
  return (
    <Paper component="section" p="md" aria-labelledby="elsewhere">
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id="elsewhere">
            This store is connected to another Wareword account
          </Title>
          <Text mt={4}>
            A store can be connected to only one account at a time. To move it to yours, do one of
            the following.
          </Text>
        </div>
        <RequestTransfer request={otherConnection.request} />
        <Prove proof={otherConnection.proof} disabled={disabled} />
      </Stack>
    </Paper>
  );
}

const REASONS = {
  app: '',
  origin: "You've verified that the store is yours.",
  owner: "The other account's owner agreed to move it.",
} as const;

function RequestTransfer({ request }: { readonly request: OtherConnection['request'] }): ReactNode {
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        Ask the other account
      </Title>
      <Text size="sm">{REQUESTS[request]}</Text>
    </section>
  );
}

const REQUESTS = {
  none: "Click Approve, and we'll email the other account's owner. They'll see your email address. If that account is yours too, sign in to it instead, or disconnect the store there on the Stores page.",
  sent: `We emailed the other account's owner. The link expires in ${formatDuration(LIMITS.transferDays * 86_400)}. After they approve the transfer, return to this page and click Approve.`,
  declined: "The other account's owner chose to keep the connection.",
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
        Or verify that the store is yours
      </Title>
      <Stack gap="sm">
        <Copyable label="Text" text={value} />
        {fileUrl !== null && <Copyable label="Save it as a file at" text={fileUrl} isLink />}
        {recordName !== null && (
          <Copyable
            label={
              fileUrl === null
                ? 'Add it as a DNS TXT record for'
                : 'Or add it as a DNS TXT record for'
            }
            text={recordName}
          />
        )}
        {missed && (
          <Notice>
            We haven't found the text yet.
            {fileUrl !== null && ' The file must open without a redirect.'}
            {recordName !== null && ' A new DNS record can take a few hours to appear.'}
          </Notice>
        )}
        {check.isError && <ErrorNotice>{messageOf(check.error)}</ErrorNotice>}
        <Button
          variant="default"
          disabled={disabled}
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          {check.isIdle ? 'Check now' : 'Check again'}
        </Button>
        <Text size="sm" c="dimmed">
          You can remove the file or record once the store is connected.
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
