import { Group, Paper, Text } from '@mantine/core';
import type { Listing } from '@wareword/shared-schema';
import { CopyButton } from '@wareword/ui';
import type { ReactNode } from 'react';

const REASONS: ReadonlyMap<string | undefined, string> = new Map([
  ['not_public', "Its address isn't on the public internet."],
  ['unreachable', "We couldn't open this address."],
  ['too_slow', 'It took longer than 10 seconds.'],
  ['too_large', 'It is too large. Use an image of up to 4 MB, or 8 MB for all images.'],
  ['not_an_image', "It isn't a JPEG, PNG, WebP or GIF image."],
  ['no_vision', "The writer of this listing can't see images."],
  ['not_described', "The model couldn't describe it."],
  ['unsupported', "Your details don't say what it shows. Add it to them if it is true."],
  ['banned', 'Its alt text would contain a word to avoid.'],
  ['refused', "The platform doesn't allow what its alt text would say."],
]);

/** The alt text of each image of the request, or why there is none. */
export function ImageAlts({
  alts,
  problems,
  images,
}: {
  readonly alts: readonly (string | null)[];
  readonly problems: Listing['image_problems'];
  readonly images: readonly string[];
}): ReactNode {
  return (
    <Paper p="md" component="section" aria-label="Alt texts">
      <Text size="sm" fw={600} mb={4}>
        Alt texts
      </Text>
      {alts.map((alt, index) => (
        <Group key={index} justify="space-between" wrap="nowrap" gap="xs" mb={6}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <strong>{nameOf(images[index] ?? '')}</strong>:{' '}
            {alt ?? REASONS.get(reasonOf(problems, index)) ?? 'No alt text.'}
          </Text>
          {alt !== null && (
            <CopyButton text={alt} of={`Alt text ${index + 1}`}>
              Copy
            </CopyButton>
          )}
        </Group>
      ))}
    </Paper>
  );
}

function reasonOf(problems: Listing['image_problems'] = [], index: number): string | undefined {
  return problems.find(({ image }) => image === index)?.reason;
}

/** The file's name; the end of an address says the most. */
function nameOf(address: string): string {
  const name = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  return (name === '' ? address : name).slice(0, 60);
}
