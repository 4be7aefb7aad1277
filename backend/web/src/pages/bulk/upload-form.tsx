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
import { formatCount } from '@wareword/shared-schema/format';
import { ErrorNotice } from '@wareword/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, queryClient } from '../../api.ts';
import { LIMITS } from '../../limits.ts';
import { uploadFile } from './upload.ts';
import { useDroppedFile } from './use-dropped-file.ts';

/** Uploads a file and continues to its review. */
export function UploadForm(): ReactNode {
  const [, navigate] = useLocation();
  const [share, setShare] = useState(0);
  // The same file can be chosen again after it was corrected.
  const reset = useRef<() => void>(null);
  const upload = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      return uploadFile(file, setShare);
    },
    onSuccess: async (id) => {
      await queryClient.invalidateQueries(api.bulk.list.pathFilter());
      navigate(`/bulk/${id}`);
    },
  });
  const isOver = useDroppedFile((file) => {
    if (!upload.isPending) upload.mutate(file);
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
          <List.Item>
            Upload a Shopify or WooCommerce export as is. You get back a file ready to import.
          </List.Item>
          <List.Item>
            Or upload your own sheet with the columns product_name and features:{' '}
            <Anchor href="/bulk/template.csv" download inherit underline="always">
              download the template
            </Anchor>
            .
          </List.Item>
          <List.Item>
            Up to {formatCount(LIMITS.uploadRows, 'row')}. Review the rows and the cost before
            anything is written.
          </List.Item>
        </List>
        <Group>
          <FileButton
            accept=".csv,.tsv,.txt,text/csv"
            resetRef={reset}
            onChange={(file) => {
              if (file !== null) upload.mutate(file);
              reset.current?.();
            }}
            inputProps={{ 'aria-label': 'CSV file' }}
          >
            {(props) => (
              <Button {...props} loading={upload.isPending}>
                Upload CSV
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {isOver ? 'Drop the file to upload it.' : 'or drop a CSV file anywhere on this page'}
          </Text>
        </Group>
        {upload.isPending && (
          <Stack gap={4} role="status">
            <Text size="sm">
              {percent < 100 ? `Uploading ${upload.variables.name}: ${percent}%` : 'Reading rows…'}
            </Text>
            <Progress value={percent} animated={percent === 100} aria-label="Uploaded" />
          </Stack>
        )}
        {upload.isError && (
          <ErrorNotice
            title={`We couldn't read ${upload.variables.name}`}
            retry={() => upload.mutate(upload.variables)}
          >
            {upload.error.message}
          </ErrorNotice>
        )}
      </Stack>
    </Paper>
  );
}
