import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { BrandStyle } from '@wareword/shared-schema';
import { ErrorNotice } from '@wareword/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { LearnVoice, type SuggestedVoice } from './learn-voice.tsx';
import { refreshBrands } from './refresh.ts';
import { t } from '../../messages/brands.ts';

/** Changes a brand's name and how it sounds. */
export function EditBrand({
  brand,
  learns = false,
  onDone,
}: {
  readonly brand: {
    readonly id: string;
    readonly name: string;
    readonly style: BrandStyle | null;
  };
  /** Whether it begins with learning from texts. */
  readonly learns?: boolean;
  readonly onDone: () => void;
}): ReactNode {
  const { id, style } = brand;
  const { writesWithAi } = useAccount();
  const [name, setName] = useState(brand.name);
  const [voice, setVoice] = useState(style?.voice ?? '');
  const [audience, setAudience] = useState(style?.audience ?? '');
  const [used, setUsed] = useState((style?.words_to_use ?? []).join('\n'));
  const [avoided, setAvoided] = useState((style?.words_to_avoid ?? []).join('\n'));
  const [before, setBefore] = useState({ voice, used });
  const suggest = (suggested: SuggestedVoice) => {
    setBefore({ voice, used });
    setVoice(suggested.voice);
    setUsed(withWords(used, suggested.wordsToUse, linesOf(avoided)));
  };
  const undo = () => {
    setVoice(before.voice);
    setUsed(before.used);
  };
  const update = useMutation(
    api.brands.update.mutationOptions({
      onSuccess: async () => {
        await refreshBrands();
        onDone();
      },
    }),
  );
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (update.isPending) return;
    update.mutate({
      ...{ id, name, voice, audience },
      words_to_use: linesOf(used),
      words_to_avoid: linesOf(avoided),
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={t('name')}
          {...(learns ? {} : { 'data-autofocus': true })}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          description={t('nameHelp')}
        />
        <LearnVoice startsOpen={learns} onLearned={suggest} onUndo={undo} />
        <Textarea
          label={t('voiceOptional')}
          description={t(writesWithAi ? 'voiceHelp' : 'voiceHelpWithoutAi')}
          autosize
          minRows={2}
          maxLength={500}
          value={voice}
          onChange={({ currentTarget }) => setVoice(currentTarget.value)}
        />
        <Textarea
          label={t('audienceOptional')}
          description={t(writesWithAi ? 'audienceHelp' : 'audienceHelpWithoutAi')}
          autosize
          maxLength={300}
          value={audience}
          onChange={({ currentTarget }) => setAudience(currentTarget.value)}
        />
        <Textarea
          label={t('wordsToUseOptional')}
          description={t('wordsToUseHelp')}
          autosize
          minRows={2}
          value={used}
          onChange={({ currentTarget }) => setUsed(currentTarget.value)}
        />
        <Textarea
          label={t('wordsToAvoidOptional')}
          description={t('wordsToAvoidHelp')}
          autosize
          minRows={2}
          value={avoided}
          onChange={({ currentTarget }) => setAvoided(currentTarget.value)}
        />
        {update.isError && <ErrorNotice>{messageOf(update.error)}</ErrorNotice>}
        <Button type="submit" loading={update.isPending} disabled={name.trim() === ''}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A list, one a line, with more words, except for those that the brand avoids. */
function withWords(list: string, words: readonly string[], avoided: readonly string[]): string {
  const known = new Set([...linesOf(list), ...avoided].map((word) => word.toLowerCase()));
  const added = words.filter((word) => !known.has(word.toLowerCase()));
  return [...linesOf(list), ...added].join('\n');
}
