import { Badge, Box, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Listing, Platform } from '@wareword/shared-schema';
import { Markup } from '@wareword/ui';
import type { ReactNode } from 'react';

/** Where Google truncates a search result, in characters. */
const SNIPPET = { title: 60, description: 155 };

/** An approximate preview of the listing in search results and on the product page. */
export function Preview({
  platform,
  listing,
}: {
  readonly platform: Platform;
  readonly listing: Listing;
}): ReactNode {
  switch (platform) {
    case 'amazon':
      return (
        <Stack>
          <PreviewSection name="Amazon search result">
            <Group wrap="nowrap" align="flex-start">
              <Photo size={96} />
              <Text lineClamp={3} size="lg" style={{ overflowWrap: 'anywhere' }}>
                {listing.title}
              </Text>
            </Group>
          </PreviewSection>
          <PreviewSection name="Product page">
            <ProductPage listing={listing}>
              {listing.item_highlights !== '' && (
                <Text size="sm" c="dimmed">
                  {listing.item_highlights}
                </Text>
              )}
              <Heading>About this item</Heading>
              <Bullets items={listing.bullets} />
              <Heading>Product description</Heading>
              <Markup html={listing.description} />
            </ProductPage>
          </PreviewSection>
        </Stack>
      );
    case 'shopify':
      return (
        <Stack>
          <PreviewSection name="Product page">
            <ProductPage listing={listing}>
              <Markup html={listing.description} />
            </ProductPage>
          </PreviewSection>
          <Snippet listing={listing} path="your-store.example › products" />
        </Stack>
      );
    case 'woocommerce':
      return (
        <Stack>
          <PreviewSection name="Product page">
            <ProductPage listing={listing}>
              <Bullets items={listing.bullets} />
              <Heading>Description</Heading>
              <Markup html={listing.description} />
              <Group gap={6}>
                {listing.product_tags.map((tag, index) => (
                  <Badge key={index} variant="default" maw="100%">
                    {tag}
                  </Badge>
                ))}
              </Group>
            </ProductPage>
          </PreviewSection>
          <Snippet listing={listing} path="your-store.example › product" />
        </Stack>
      );
  }
}

function PreviewSection({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <Paper p="md" component="section" aria-label={name}>
      <Text size="sm" c="dimmed" mb="sm">
        {name}
      </Text>
      {children}
    </Paper>
  );
}

function ProductPage({
  listing,
  children,
}: {
  readonly listing: Listing;
  readonly children: ReactNode;
}) {
  return (
    <Group align="flex-start" gap="lg">
      <Photo size={160} />
      <Stack gap="xs" flex="1 1 260px" style={{ overflowWrap: 'anywhere' }}>
        <Title order={2} size="h3">
          {listing.title}
        </Title>
        {children}
      </Stack>
    </Group>
  );
}

function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <Title order={3} size="sm" mt="xs">
      {children}
    </Title>
  );
}

function Bullets({ items }: { readonly items: readonly string[] }) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

function Snippet({ listing, path }: { readonly listing: Listing; readonly path: string }) {
  return (
    <PreviewSection name="Google search result">
      <Text size="sm">{path}</Text>
      <Text size="lg" c="petrol.7" darkHidden style={{ overflowWrap: 'anywhere' }}>
        {truncate(listing.title, SNIPPET.title)}
      </Text>
      <Text size="lg" c="petrol.3" lightHidden style={{ overflowWrap: 'anywhere' }}>
        {truncate(listing.title, SNIPPET.title)}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {truncate(listing.meta_description, SNIPPET.description)}
      </Text>
    </PreviewSection>
  );
}

/** Truncates between words, like a search engine. */
function truncate(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).trimEnd()} …`;
}

function Photo({ size }: { readonly size: number }) {
  return (
    <Box
      w={size}
      h={size}
      aria-hidden
      bg="var(--mantine-color-default-hover)"
      style={{ flex: 'none', borderRadius: 'var(--mantine-radius-sm)' }}
    />
  );
}
