import {
  Anchor,
  Button,
  FileButton,
  Group,
  List,
  Paper,
  Progress,
  Stack,
  Text,
} from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { UPLOAD_LIMITS } from '@wareword/shared-schema';
import { ErrorNotice } from '@wareword/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, queryClient } from '../../api.ts';
import { ChooseColumns } from './choose-columns.tsx';
import { UnknownColumns, uploadFile, type ChosenColumns } from './upload.ts';
import { useDroppedFile } from './use-dropped-file.ts';
import { t } from '../../messages/bulk.ts';

/** Uploads a file and continues to its review. */
export function UploadForm(): ReactNode {
  const [, navigate] = useLocation();
  const [share, setShare] = useState(0);
  // The same file can be chosen again after it was corrected.
  const reset = useRef<() => void>(null);
  const upload = useMutation({
    mutationFn: (sheet: { readonly file: File; readonly columns: ChosenColumns }) => {
      setShare(0);
      return uploadFile(sheet, setShare);
    },
    onSuccess: async (id) => {
      await queryClient.invalidateQueries(api.bulk.list.pathFilter());
      navigate(`/bulk/${id}`);
    },
  });
  const isOver = useDroppedFile((file) => {
    if (!upload.isPending) upload.mutate({ file, columns: {} });
  });
  const percent = Math.round(share * 100);
  return (
    <Paper
      p="lg"
      style={{
        borderStyle: 'dashed',
        ...(isOver ? { borderColor: 'var(--ww-accent)', background: 'var(--ww-accent-tint)' } : {}),
      }}
    >
      <Stack gap="sm">
        <List size="sm" spacing={4}>
          <List.Item>{t('uploadHelp')}</List.Item>
          <List.Item>
            {t.rich('ownSheetHelp', {
              link: (chunks) => (
                <Anchor href="/bulk/template.csv" download inherit underline="always">
                  {chunks}
                </Anchor>
              ),
            })}
          </List.Item>
          <List.Item>{t('uploadLimitHelp', { uploadRows: UPLOAD_LIMITS.rows })}</List.Item>
        </List>
        <Group>
          <FileButton
            accept=".csv,.tsv,.txt,text/csv"
            resetRef={reset}
            onChange={(file) => {
              if (file !== null) upload.mutate({ file, columns: {} });
              reset.current?.();
            }}
            inputProps={{ 'aria-label': t('csvFile') }}
          >
            {(props) => (
              <Button {...props} loading={upload.isPending}>
                {t('uploadCsv')}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {isOver ? t('dropToUpload') : t('dropHelp')}
          </Text>
        </Group>
        {upload.isPending && (
          <Stack gap={4} role="status">
            <Text size="sm">
              {percent < 100
                ? t('uploadProgress', { name: upload.variables.file.name, percent })
                : t('readingRows')}
            </Text>
            <Progress value={percent} animated={percent === 100} aria-label={t('uploaded')} />
          </Stack>
        )}
        {upload.error instanceof UnknownColumns && (
          <ChooseColumns
            key={upload.submittedAt}
            fileName={upload.variables?.file.name ?? ''}
            columns={upload.error}
            onChoose={(columns) => {
              if (upload.variables !== undefined)
                upload.mutate({
                  file: upload.variables.file,
                  columns: { ...upload.variables.columns, ...columns },
                });
            }}
          />
        )}
        {upload.isError && !(upload.error instanceof UnknownColumns) && (
          <ErrorNotice
            title={t('fileNotRead', { name: upload.variables.file.name })}
            retry={() => upload.mutate(upload.variables)}
          >
            {upload.error.message}
          </ErrorNotice>
        )}
      </Stack>
    </Paper>
  );
}
