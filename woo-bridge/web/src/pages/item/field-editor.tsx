import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Markup } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { api, queryClient } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { editable, valueOf, type FieldView, type Item } from './item.ts';
import { t } from '../../messages/runs.ts';

/** About how many characters search results show. */
const SHOWN = { title: 60, metaDescription: 155 } as const;

/** An editor for the new text. Nothing is sent to the store until it is saved. */
export function FieldEditor({
  itemId,
  field,
  name,
  onTyped,
  onClose,
}: {
  readonly itemId: Item['id'];
  readonly field: FieldView;
  readonly name: string;
  readonly onTyped: (typed: boolean) => void;
  readonly onClose: () => void;
}): ReactNode {
  const before = editable(field);
  const [typed, setTyped] = useState(before);
  const [preview, setPreview] = useState(false);
  const save = useMutation(
    api.runs.edit.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries(api.runs.item.queryFilter({ itemId }));
        onClose();
      },
      onError: () => onTyped(typed !== before),
    }),
  );
  const html = field.format === 'html';
  return (
    <form
      noValidate
      aria-label={t('editField', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ itemId, values: { [field.field]: valueOf(field.field, typed) } });
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={t('newTextOf', { name: name.toLowerCase() })}
          data-autofocus
          autosize
          minRows={field.field === 'title' || field.field === 'keyphrase' ? 1 : 3}
          maxRows={20}
          maxLength={200_000}
          value={typed}
          description={hintOf(field, typed)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...(html ? { ff: 'monospace', spellCheck: false } : {})}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onTyped(currentTarget.value !== before);
          }}
        />
        <ErrorMessage error={save.error} title={t('textNotSaved')} />
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            {t('saveText')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('discard')}
          </Button>
          {field.edited && (
            <Button
              variant="subtle"
              loading={save.isPending}
              onClick={() => {
                // Until it is restored, publishing would write the edited text.
                onTyped(true);
                save.mutate({ itemId, values: { [field.field]: null } });
              }}
            >
              {t('restoreText')}
            </Button>
          )}
          {html && (
            <Button variant="subtle" onClick={() => setPreview(!preview)}>
              {preview ? t('hidePreview') : t('preview')}
            </Button>
          )}
        </Group>
        {html && preview && (
          <div className="difference shop">
            <Text size="sm" c="dimmed">
              {t('preview')}
            </Text>
            <Markup html={typed} />
          </div>
        )}
      </Stack>
    </form>
  );
}

function hintOf({ field, format }: FieldView, typed: string): string | undefined {
  if (field === 'tags') return t('oneTagPerLine');
  if (format === 'html') return t('htmlHelp');
  const shown = field === 'title' || field === 'metaDescription' ? SHOWN[field] : undefined;
  const count = Array.from(typed).length;
  if (shown === undefined || count < shown * 0.8) return undefined;
  return t('searchResultLength', { count, shown });
}
