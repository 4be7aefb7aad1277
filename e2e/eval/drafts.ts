import { readFile, writeFile } from 'node:fs/promises';
import { PLATFORMS, TONES, type Platform } from '@wareword/shared-schema';
import {
  createEmbeddedWriter,
  createGenerator,
  GenerationError,
  type Clock,
  type Draft,
  type ListingRequest,
  type Removed,
} from '../../backend/src/generation/index.ts';
import { draftIn } from '../../backend/src/generation/openai/draft-schema.ts';

/** A model's draft, as a line of the input file holds it. */
interface GivenDraft {
  readonly id: string;
  readonly platform: Platform;
  readonly request: ListingRequest;
  readonly draft: Draft;
}

/**
 * Takes drafts through the gate and the finisher without a model: of each line
 * `{id, platform, request, draft}` it makes one `{id, platform, listing, removed}`.
 */
export async function judgeDrafts(input: string, out: string, clock: Clock): Promise<void> {
  const lines = (await readFile(input, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const results: string[] = [];
  let removedInAll = 0;
  let whole = 0;
  for (const [index, line] of lines.entries()) {
    const given = asGiven(JSON.parse(line), index);
    const { listing, removed } = await judgeDraft(given, clock);
    removedInAll += removed.length;
    if (removed.length === 0) whole += 1;
    const { id, platform } = given;
    results.push(`${JSON.stringify({ id, platform, listing, removed })}\n`);
  }
  await writeFile(out, results.join(''));
  console.log(
    `${lines.length} drafts: ${whole} kept whole, ${removedInAll} texts removed from the others`,
  );
}

async function judgeDraft({ request, draft }: GivenDraft, clock: Clock) {
  const signal = new AbortController().signal;
  try {
    const writer = { name: 'openai' as const, write: () => Promise.resolve({ draft }) };
    const { listing, removed = [] } = await createGenerator(writer, clock).generate(
      request,
      signal,
    );
    return { listing, removed };
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    // As in the service, the rule-based writer takes over.
    const { listing } = await createGenerator(createEmbeddedWriter(clock), clock).generate(
      request,
      signal,
    );
    const removed: Removed[] = [
      { field: 'description', text: draft.description ?? '', reason: error.message },
    ];
    return { listing, removed };
  }
}

function asGiven(record: unknown, index: number): GivenDraft {
  const line = Object(record);
  const typed = Object(line.request);
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  const platform = PLATFORMS.find((one) => one === (line.platform ?? typed.platform));
  const draft = draftIn(line.draft) ?? draftIn({ title: ' - ', description: ' - ', ...line.draft });
  if (platform === undefined || draft === undefined) {
    throw new Error(`line ${index + 1} is no {id, platform, request, draft}`);
  }
  const brand = text(typed.brand_name) ?? text(typed.brand);
  return {
    id: text(line.id) ?? `line ${index + 1}`,
    platform,
    draft,
    request: {
      product_name: text(typed.product_name) ?? '',
      features: text(typed.features) ?? '',
      category: text(typed.category),
      price: text(typed.price),
      customer: text(typed.customer),
      competitors: text(typed.competitors),
      platform,
      tone: TONES.find((tone) => tone === typed.tone) ?? 'Professional',
      ...(brand === undefined ? {} : { brand_name: brand }),
    },
  };
}
