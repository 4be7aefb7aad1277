import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import type { Draft } from './draft.ts';
import { EXAMPLES } from './examples.ts';
import { splitText, type SplitText } from './split-text.ts';
import { t } from '../../messages/write.ts';

type Details = Pick<Draft, 'product_name' | 'features' | 'category' | 'price'>;

/** Ways to fill in the form without typing: an example, a page, a text. */
export function FillIn({
  showExamples,
  typed,
  onFill,
}: {
  readonly showExamples: boolean;
  /** What is in the form now. */
  readonly typed: Details;
  readonly onFill: (details: Details) => void;
}): ReactNode {
  const folded = useRef<HTMLDetailsElement>(null);
  const [note, setNote] = useState('');
  const [filled, setFilled] = useState<{ readonly before: Details; readonly now: Details }>();
  const fill = ({ product_name, features, category, price, shortened }: SplitText) => {
    const before = detailsOf(typed);
    // A text without a name is about the product that was named before.
    const name = product_name === '' ? before.product_name : product_name;
    const now = { product_name: name, features, category, price };
    onFill(now);
    setFilled({ before, now });
    setNote(
      t(name.trim() === '' ? 'importedNameless' : shortened ? 'importedPartly' : 'importedHelp'),
    );
    if (folded.current !== null) folded.current.open = false;
  };
  const undo = (before: Details): void => {
    onFill(before);
    setFilled(undefined);
    setNote('');
    folded.current?.querySelector('summary')?.focus();
  };
  // What is edited afterward is not thrown away.
  const canUndo = filled !== undefined && isSame(filled.now, typed);
  return (
    <Stack gap={4}>
      {showExamples && (
        <Group gap="xs" role="group" aria-label={t('examples')}>
          <Text size="sm" c="dimmed">
            {t('tryAnExample')}
          </Text>
          {EXAMPLES.map((example) => (
            <Button
              key={example.product_name}
              variant="default"
              size="compact-sm"
              lang="en"
              onClick={() => onFill({ ...example, price: '' })}
            >
              {example.product_name}
            </Button>
          ))}
        </Group>
      )}
      <details ref={folded}>
        <summary style={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
          <Text span size="sm">
            {t('importTitle')}
          </Text>
        </summary>
        <Stack gap="sm" pb="sm">
          <FromPage onFill={fill} />
          <FromText onFill={fill} />
        </Stack>
      </details>
      <Group gap="sm">
        <Text size="sm" c="dimmed" role="status">
          {note}
        </Text>
        {canUndo && (
          <Button variant="default" size="compact-sm" onClick={() => undo(filled.before)}>
            {t('undo')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function detailsOf({ product_name, features, category, price }: Details): Details {
  return { product_name, features, category, price };
}

function isSame(one: Details, other: Details): boolean {
  return JSON.stringify(detailsOf(one)) === JSON.stringify(detailsOf(other));
}

function FromPage({ onFill }: { readonly onFill: (found: SplitText) => void }): ReactNode {
  const [address, setAddress] = useState('');
  const load = useMutation(api.listings.importPage.mutationOptions({ onSuccess: onFill }));
  const start = () => {
    if (address.trim() !== '' && !load.isPending) load.mutate({ address });
  };
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        label={t('productPage')}
        type="url"
        inputMode="url"
        placeholder="https://"
        flex="1 1 200px"
        value={address}
        error={load.isError ? messageOf(load.error) : undefined}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not sent.
          event.preventDefault();
          event.stopPropagation();
          start();
        }}
      />
      <Button variant="default" loading={load.isPending} onClick={start}>
        {t('importPage')}
      </Button>
    </Group>
  );
}

function FromText({ onFill }: { readonly onFill: (found: SplitText) => void }): ReactNode {
  const [text, setText] = useState('');
  return (
    <Stack gap="xs" align="flex-start">
      <Textarea
        label={t('productText')}
        description={t('productTextHelp')}
        w="100%"
        autosize
        minRows={2}
        maxRows={8}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={text.trim() === ''}
        onClick={() => {
          onFill(splitText(text));
          setText('');
        }}
      >
        {t('splitIntoFields')}
      </Button>
    </Stack>
  );
}
