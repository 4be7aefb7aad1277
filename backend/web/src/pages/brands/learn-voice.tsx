import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { VOICE_LIMITS } from '@wareword/shared-schema';
import { useState, type ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { LANGUAGE } from '@wareword/ui/messages';
import { t } from '../../messages/brands.ts';

/** What was learned, for the form to fill in. */
export interface SuggestedVoice {
  readonly voice: string;
  readonly wordsToUse: readonly string[];
}

/** Suggests a voice from texts that the owner pastes. */
export function LearnVoice({
  startsOpen,
  onLearned,
  onUndo,
}: {
  readonly startsOpen: boolean;
  readonly onLearned: (suggested: SuggestedVoice) => void;
  /** Takes the last suggestion back. */
  readonly onUndo: () => void;
}): ReactNode {
  const { writesWithAi } = useAccount();
  const [opened, setOpened] = useState(startsOpen);
  const [texts, setTexts] = useState<readonly string[]>(['']);
  const learn = useMutation(
    api.brands.learnVoice.mutationOptions({
      onSuccess: (learned) => {
        onLearned(learned);
        setOpened(false);
      },
    }),
  );
  const filled = texts.map((text) => text.trim()).filter((text) => text !== '');
  return (
    <Stack gap={4}>
      <details open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary style={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
          <Text span size="sm">
            {t('suggestFromWriting')}
          </Text>
        </summary>
        <Stack gap="sm" pb="sm">
          {!writesWithAi && <Text size="sm">{t('voiceNeedsAi')}</Text>}
          <Text size="sm">{t('suggestFromWritingHelp', { max: VOICE_LIMITS.texts })}</Text>
          {texts.map((text, place) => (
            <Textarea
              key={place}
              label={t('textNumber', { number: place + 1 })}
              {...(startsOpen && place === 0 ? { 'data-autofocus': true } : {})}
              autosize
              minRows={3}
              maxRows={8}
              maxLength={VOICE_LIMITS.text}
              value={text}
              onChange={({ currentTarget: { value } }) => {
                setTexts(texts.map((old, at) => (at === place ? value : old)));
                if (learn.isError) learn.reset();
              }}
            />
          ))}
          {learn.isError && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {messageOf(learn.error)}
            </Text>
          )}
          <Group gap="xs">
            <Button
              variant="light"
              loading={learn.isPending}
              disabled={filled.length === 0}
              onClick={() => learn.mutate({ texts: filled, language: LANGUAGE })}
            >
              {t('suggestAVoice')}
            </Button>
            {texts.length < VOICE_LIMITS.texts && (
              <Button variant="default" onClick={() => setTexts([...texts, ''])}>
                {t('addAnotherText')}
              </Button>
            )}
          </Group>
        </Stack>
      </details>
      <Group gap="xs" role="status">
        {learn.isSuccess && (
          <>
            <Text size="sm" flex="1 1 200px">
              {t('suggestedFrom', {
                sentences: learn.data.sentences,
                words: learn.data.wordsPerSentence,
              })}
            </Text>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                onUndo();
                learn.reset();
              }}
            >
              {t('undo')}
            </Button>
          </>
        )}
      </Group>
    </Stack>
  );
}
