import type { ImageProblem, ProductAttribute } from '@wareword/shared-schema';

/** An image as a data URL, or why there is none. */
export type ReadImage = { readonly dataUrl: string } | { readonly problem: ImageProblem };

/**
 * Reads images, one entry for each address, and keeps them in memory only while they are used.
 * Rejects if `signal` is aborted before there is room for them.
 */
export type ImageReader = <Result>(
  addresses: readonly string[],
  signal: AbortSignal,
  use: (images: readonly ReadImage[]) => Promise<Result>,
) => Promise<Result>;

/** What a writer saw in an image, or why it saw nothing. */
export type SeenImage =
  | {
      /** Phrases of an alt text, which are checked one by one. */
      readonly parts: readonly string[];
      /** What the image says of the product; only if the request takes that for facts. */
      readonly facts: readonly ProductAttribute[];
    }
  | { readonly problem: ImageProblem };
