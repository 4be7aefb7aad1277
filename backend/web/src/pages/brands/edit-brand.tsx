import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { BrandStyle } from '@wareword/shared-schema';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf } from '../../api.ts';
import { refreshBrands } from './refresh.ts';
import { t } from '../../messages/brands.ts';

/** Changes a brand's name and how it sounds. */
export function EditBrand({
  brand,
  onDone,
}: {
  readonly brand: {
    readonly id: string;
    readonly name: string;
    readonly style: BrandStyle | null;
  };
  readonly onDone: () => void;
}): ReactNode {
  const { id, style } = brand;
  const [name, setName] = useState(brand.name);
  const [voice, setVoice] = useState(style?.voice ?? '');
  const [audience, setAudience] = useState(style?.audience ?? '');
  const [used, setUsed] = useState((style?.words_to_use ?? []).join('\n'));
  const [avoided, setAvoided] = useState((style?.words_to_avoid ?? []).join('\n'));
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
          data-autofocus
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          description={t('newListingsUseThisName')}
          error={update.isError && messageOf(update.error)}
        />
        <Textarea
          label={t('voiceOptional')}
          description={t('howTheBrandSoundsIn')}
          autosize
          minRows={2}
          maxLength={500}
          value={voice}
          onChange={({ currentTarget }) => setVoice(currentTarget.value)}
        />
        <Textarea
          label={t('audienceOptional')}
          description={t('whoTheBrandSpeaksTo')}
          autosize
          maxLength={300}
          value={audience}
          onChange={({ currentTarget }) => setAudience(currentTarget.value)}
        />
        <Textarea
          label={t('wordsToUseOptional')}
          description={t('onePerLinePreferredWhen')}
          autosize
          minRows={2}
          value={used}
          onChange={({ currentTarget }) => setUsed(currentTarget.value)}
        />
        <Textarea
          label={t('wordsToAvoidOptional')}
          description={t('onePerLineDetailsThat')}
          autosize
          minRows={2}
          value={avoided}
          onChange={({ currentTarget }) => setAvoided(currentTarget.value)}
        />
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
