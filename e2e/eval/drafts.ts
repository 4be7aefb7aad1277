import { readFile, writeFile } from 'node:fs/promises';
import { PLATFORMS, TONES, type Platform } from '@wareword/shared-schema';
import { z } from 'zod';
import {
  createRuleBasedWriter,
  createGenerator,
  GenerationError,
  type Clock,
  type Draft,
  type ListingRequest,
  type RemovedSentence,
  type Writer,
} from '../../backend/src/generation/index.ts';
import { draftIn } from '../../backend/src/generation/openai/draft-schema.ts';
import { readAnswers, withModelOf } from './verified-drafts.ts';

/** A model's draft, read from a line of the input file. */
interface GivenDraft {
  readonly id: string;
  readonly platform: Platform;
  readonly request: ListingRequest;
  readonly draft: Draft;
  /** The draft as the model wrote it. */
  readonly raw: unknown;
}

/** Where drafts come from and where what becomes of them goes. */
interface Files {
  readonly input: string;
  readonly out: string;
  /** Where the prompts of the verification call go; without it, code decides alone. */
  readonly prompts: string | undefined;
  /** The answers to those prompts. */
  readonly answers: string | undefined;
}

/**
 * Passes drafts through the gate and the finisher without calling a model. Each line
 * `{id, platform, request, draft}` becomes one `{id, platform, listing, removed}`.
 */
export async function checkDrafts(
  { input, out, prompts, answers }: Files,
  clock: Clock,
): Promise<void> {
  const given = answers === undefined ? undefined : await readAnswers(answers);
  const sent: string[] = [];
  const lines = (await readFile(input, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const results: string[] = [];
  let removedInAll = 0;
  let intact = 0;
  for (const [index, line] of lines.entries()) {
    const one = parseLine(JSON.parse(line), index);
    const { listing, removed, prompt } =
      prompts === undefined
        ? { ...(await checkDraft(one, ownWriter(one), clock)), prompt: undefined }
        : await checkVerified(one, given?.get(one.id), clock);
    if (prompt !== undefined) sent.push(`${JSON.stringify(prompt)}\n`);
    removedInAll += removed.length;
    if (removed.length === 0) intact += 1;
    const { id, platform } = one;
    results.push(`${JSON.stringify({ id, platform, listing, removed })}\n`);
  }
  await writeFile(out, results.join(''));
  if (prompts !== undefined) await writeFile(prompts, sent.join(''));
  console.log(
    `${lines.length} drafts: ${intact} kept intact, ${removedInAll} texts removed from the others`,
  );
}

function ownWriter({ draft }: GivenDraft): Writer {
  return { name: 'openai', write: () => Promise.resolve({ draft }) };
}

async function checkVerified(given: GivenDraft, answer: string | undefined, clock: Clock) {
  const { result, prompt } = await withModelOf(
    { id: given.id, draft: given.raw, answer },
    (writer) => checkDraft(given, writer, clock),
  );
  return { ...result, prompt };
}

async function checkDraft({ request, draft }: GivenDraft, writer: Writer, clock: Clock) {
  const signal = new AbortController().signal;
  try {
    const { listing, removed = [] } = await createGenerator(writer, clock).generate(
      request,
      signal,
    );
    return { listing, removed };
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    // The rule-based writer takes over, as it does in the service.
    const { listing } = await createGenerator(createRuleBasedWriter(clock), clock).generate(
      request,
      signal,
    );
    const removed: RemovedSentence[] = [
      { field: 'description', text: draft.description ?? '', reason: error.message },
    ];
    return { listing, removed };
  }
}

const TextSchema = z.string().min(1).optional().catch(undefined);

/** The API's list of names and values; an object of them is read as well. */
const AttributesSchema = z
  .union([
    z.array(z.object({ name: z.string(), value: z.string() })),
    z
      .record(z.string(), z.string())
      .transform((values) => Object.entries(values).map(([name, value]) => ({ name, value }))),
  ])
  .optional()
  .catch(undefined);

const VariantsSchema = z
  .array(z.object({ name: z.string(), values: z.array(z.string()) }))
  .optional()
  .catch(undefined);

/** A line of the input file. Members of the wrong type count as missing. */
const LineSchema = z.object({
  id: TextSchema,
  platform: z.unknown().optional(),
  draft: z.record(z.string(), z.unknown()).catch({}),
  request: z
    .object({
      product_name: TextSchema,
      features: TextSchema,
      category: TextSchema,
      price: TextSchema,
      customer: TextSchema,
      competitors: TextSchema,
      brand_name: TextSchema,
      brand: TextSchema,
      attributes: AttributesSchema,
      variants: VariantsSchema,
      platform: z.unknown().optional(),
      tone: z.enum(TONES).catch('Professional'),
    })
    .catch({ platform: undefined, tone: 'Professional' }),
});

function parseLine(record: unknown, index: number): GivenDraft {
  const line = LineSchema.safeParse(record).data;
  const platform = PLATFORMS.find((one) => one === (line?.platform ?? line?.request.platform));
  const draft =
    draftIn(line?.draft) ?? draftIn({ title: ' - ', description: ' - ', ...line?.draft });
  if (line === undefined || platform === undefined || draft === undefined) {
    throw new Error(`line ${index + 1} is not {id, platform, request, draft}`);
  }
  const { brand, brand_name = brand, product_name = '', features = '', ...rest } = line.request;
  const request = { ...rest, product_name, features, platform };
  return {
    id: line.id ?? `line ${index + 1}`,
    platform,
    draft,
    raw: line.draft,
    request: brand_name === undefined ? request : { ...request, brand_name },
  };
}
