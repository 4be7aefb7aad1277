import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { BrandStyle } from '@wareword/shared-schema';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf } from '../../api.ts';
import { refreshBrands } from './refresh.ts';

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
          label="Name"
          data-autofocus
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          description="New listings use this name."
          error={update.isError && messageOf(update.error)}
        />
        <Textarea
          label="Voice (optional)"
          description="How the brand sounds, in a few sentences. Only used when AI writes."
          autosize
          minRows={2}
          maxLength={500}
          value={voice}
          onChange={({ currentTarget }) => setVoice(currentTarget.value)}
        />
        <Textarea
          label="Audience (optional)"
          description="Who the brand speaks to. Only used when AI writes."
          autosize
          maxLength={300}
          value={audience}
          onChange={({ currentTarget }) => setAudience(currentTarget.value)}
        />
        <Textarea
          label="Words to use (optional)"
          description="One per line. Preferred when your product details contain them."
          autosize
          minRows={2}
          value={used}
          onChange={({ currentTarget }) => setUsed(currentTarget.value)}
        />
        <Textarea
          label="Words to avoid (optional)"
          description="One per line. Details that contain them are left out. Product and brand names stay as they are."
          autosize
          minRows={2}
          value={avoided}
          onChange={({ currentTarget }) => setAvoided(currentTarget.value)}
        />
        <Button type="submit" loading={update.isPending} disabled={name.trim() === ''}>
          Save
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
