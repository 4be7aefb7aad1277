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

/** A writer's description of an image, or why there is none. */
export type ImageDescription =
  | {
      /** Phrases of alt text, which are checked one by one. */
      readonly parts: readonly string[];
      /** Facts that the image shows; only if the request uses images as facts. */
      readonly facts: readonly ProductAttribute[];
    }
  | { readonly problem: ImageProblem };
