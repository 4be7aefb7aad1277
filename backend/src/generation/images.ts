import {
  ATTRIBUTE_LIMITS,
  type ImageProblem,
  type Listing,
  type ProductAttribute,
} from '@wareword/shared-schema';
import { fitAttributes } from '@wareword/shared-schema/fit-details';
import { GenerationError } from './errors.ts';
import { openPhraseGate, type PhraseProblem } from './phrase-gate.ts';
import type { ListingRequest } from './request.ts';
import type { ImageDescription } from './image-description.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import type { ModelUsage, ImageDescriptions, Writer } from './writer.ts';

/** The fields of a listing that are about the images of its request. */
type ImageFields = Pick<Listing, 'image_alts' | 'image_problems' | 'image_facts'>;

/** Maximum characters of alt text: a screen reader can't pause inside one. */
const MAX_ALT_CHARACTERS = 250;

/**
 * The parts of a listing that come from the images of its request, available once they are
 * described.
 */
export interface ImageResults {
  /** The facts that the images show, if the request uses them as facts; otherwise none, without waiting. */
  facts(): Promise<readonly ProductAttribute[]>;
  /** @param request with those facts */
  fields(request: ListingRequest): Promise<ImageFields>;
  usage(): Promise<ModelUsage | undefined>;
}

/**
 * Starts describing the images of a request, concurrently with the writing unless the listing needs
 * their facts first.
 */
export function describeImages(
  writer: Writer,
  request: ListingRequest & { readonly images: readonly string[] },
  signal: AbortSignal,
): ImageResults {
  const pending = describeAll(writer, request, signal);
  // The caller that awaits it gets the error. If the listing fails before that, nobody awaits it, and an
  // unhandled rejection must not be logged.
  pending.catch(() => undefined);
  const asFacts = request.images_as_facts === true;
  return {
    facts: async () => (asFacts ? factsOfImages(await pending, request) : []),
    async fields(known) {
      const descriptions = await pending;
      const facts = asFacts && { image_facts: factsOfImages(descriptions, request) };
      return { ...(await altsOf(descriptions, known)), ...facts };
    },
    usage: async () => (await pending).usage,
  };
}

/** Never fails the listing: an image that could not be described has no alt text. */
async function describeAll(
  writer: Writer,
  request: ListingRequest & { readonly images: readonly string[] },
  signal: AbortSignal,
): Promise<ImageDescriptions> {
  const noDescriptions = (problem: ImageProblem) => ({
    images: request.images.map(() => ({ problem })),
  });
  if (writer.describe === undefined) return noDescriptions('no_vision');
  try {
    return await writer.describe(request, signal);
  } catch (error) {
    if (error instanceof GenerationError) return noDescriptions('not_described');
    throw error;
  }
}

/**
 * The facts that the images show, within a request's limits. Attributes of the request itself take
 * precedence.
 */
function factsOfImages(
  { images }: ImageDescriptions,
  { attributes = [] }: ListingRequest,
): ProductAttribute[] {
  const givenNames = new Set(attributes.map(({ name }) => name.toLowerCase()));
  const shown = images.flatMap((image) => ('facts' in image ? image.facts : []));
  const { kept } = fitAttributes(
    shown.filter(({ name }) => !givenNames.has(name.trim().toLowerCase())),
  );
  return kept.slice(0, ATTRIBUTE_LIMITS.attributes - attributes.length);
}

/** The alt text of images, limited to what the request supports. */
async function altsOf(
  { images }: ImageDescriptions,
  request: ListingRequest,
): Promise<Pick<ImageFields, 'image_alts' | 'image_problems'>> {
  const problemOf = await openPhraseGate(request);
  const alts: (string | null)[] = [];
  const problems: NonNullable<ImageFields['image_problems']> = [];
  for (const [image, description] of images.entries()) {
    const { alt, problem } = await altOf(description, problemOf);
    alts.push(alt ?? null);
    if (problem !== undefined) problems.push({ image, reason: problem });
  }
  return { image_alts: alts, image_problems: problems };
}

async function altOf(
  description: ImageDescription,
  problemOf: (text: string) => Promise<PhraseProblem | undefined>,
): Promise<{ alt?: string; problem?: ImageProblem }> {
  if ('problem' in description) return description;
  let alt = '';
  let problem: ImageProblem | undefined;
  for (const part of description.parts) {
    await yieldToEventLoop();
    const partProblem = await problemOf(part);
    problem ??= partProblem;
    if (partProblem !== undefined || alt.includes(part)) continue;
    const longer = alt === '' ? part : `${alt}, ${part}`;
    if (longer.length <= MAX_ALT_CHARACTERS) alt = longer;
  }
  return alt === '' ? { problem: problem ?? 'not_described' } : { alt };
}
