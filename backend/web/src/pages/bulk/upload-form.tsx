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
import { ErrorNotice } from '@wareword/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, queryClient } from '../../api.ts';
import { uploadFile } from './upload.ts';

/** Chooses a file and takes it to its review. */
export function UploadForm(): ReactNode {
  const [, navigate] = useLocation();
  const [share, setShare] = useState(0);
  // The same file can be chosen again, after it was mended.
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
  const percent = Math.round(share * 100);
  return (
    <Paper withBorder p="lg">
      <Stack gap="sm">
        <List size="sm" spacing={4}>
          <List.Item>
            Shopify’s or WooCommerce’s product export, as it is. What comes back is their import
            file, for the same products.
          </List.Item>
          <List.Item>
            Or your own sheet, with at least the columns product_name and features:{' '}
            <Anchor href="/bulk/template.csv" download inherit underline="always">
              download the template
            </Anchor>
            .
          </List.Item>
          <List.Item>
            Up to 50,000 rows. You see what was read, and the cost, before you start.
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
              <Button {...props} mih={44} loading={upload.isPending}>
                Upload a CSV file
              </Button>
            )}
          </FileButton>
        </Group>
        {upload.isPending && (
          <Stack gap={4} role="status">
            <Text size="sm">
              {percent < 100
                ? `Sending ${upload.variables.name}: ${percent} %`
                : 'Reading the rows'}
            </Text>
            <Progress value={percent} animated={percent === 100} aria-label="Sent" />
          </Stack>
        )}
        {upload.isError && (
          <ErrorNotice
            title={`${upload.variables.name} was not taken`}
            retry={() => upload.mutate(upload.variables)}
          >
            {upload.error.message}
          </ErrorNotice>
        )}
      </Stack>
    </Paper>
  );
}
