import { NativeSelect, Paper, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../api.ts';
import { isLanguage, LANGUAGE, LANGUAGE_NAMES, rememberLanguage } from '@wareword/ui/messages';
import { t } from '../../messages/shell.ts';

/** The language of the pages, wherever this account is signed in. */
export function LanguagePanel(): ReactNode {
  const choose = useMutation(
    api.settings.chooseLanguage.mutationOptions({
      onSuccess: (_, { language }) => rememberLanguage(language),
    }),
  );
  return (
    <Paper p="md" component="section" aria-labelledby="language">
      <Title order={2} size="h4" id="language" mb="sm">
        {t('language')}
      </Title>
      <NativeSelect
        aria-labelledby="language"
        w={200}
        value={choose.isIdle || choose.isError ? LANGUAGE : choose.variables.language}
        data={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
        disabled={choose.isPending}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) choose.mutate({ language: value });
        }}
      />
      {choose.isError && <ErrorNotice>{messageOf(choose.error)}</ErrorNotice>}
    </Paper>
  );
}
