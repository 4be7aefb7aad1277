import { DEFAULT_TONE, PLATFORMS, TONES, type Platform, type Tone } from '@wareword/shared-schema';
import type { Clock, Writer } from '../../backend/src/generation/index.ts';
import { exitWithUsage, readFlags } from '../read-flags.ts';

const USAGE = `Usage: pnpm eval --drafts FILE.jsonl --out FILE.jsonl
  [--prompts FILE.jsonl [--answers FILE.jsonl]], or
  pnpm eval --input FILE.jsonl [--platforms amazon,shopify,woocommerce]
  [--tone TONE|all] [--out FILE.jsonl] [--html FILE.html] [--verbose]
  [--generator embedded|openai] [--concurrency 4] [--at YYYY-MM-DD]
--prompts writes what the verification call sends for each draft, {id, messages}, and
--answers holds what a model answers to it, {id, unsupported}.
The openai generator reads OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL.`;

/** What a run does. */
export interface Arguments {
  readonly input: string;
  /** A file of a model's drafts, to check without a model. */
  readonly drafts: string | undefined;
  /** Where the prompts that verify them go, and the answers to those. */
  readonly prompts: string | undefined;
  readonly answers: string | undefined;
  readonly platforms: readonly Platform[];
  readonly tones: readonly Tone[];
  readonly out: string | undefined;
  readonly html: string | undefined;
  readonly verbose: boolean;
  readonly generator: 'embedded' | 'openai';
  readonly concurrency: number;
  /** The day whose rules apply. */
  readonly clock: Clock;
}

/** Parses the command line; exits if it is invalid. */
export function readArguments(): Arguments {
  const values = readFlags(USAGE, {
    input: { type: 'string' },
    drafts: { type: 'string' },
    prompts: { type: 'string' },
    answers: { type: 'string' },
    platforms: { type: 'string', default: PLATFORMS.join(',') },
    tone: { type: 'string', default: DEFAULT_TONE },
    generator: { type: 'string', default: 'embedded' },
    concurrency: { type: 'string', default: '4' },
    at: { type: 'string' },
    out: { type: 'string' },
    html: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  });
  const names = values.platforms.split(',');
  const platforms = PLATFORMS.filter((platform) => names.includes(platform));
  const tones = values.tone === 'all' ? TONES : TONES.filter((tone) => tone === values.tone);
  const { generator } = values;
  if (values.answers !== undefined && values.prompts === undefined) {
    exitWithUsage(USAGE, '--answers needs --prompts: they answer what it writes.');
  }
  const day = values.at === undefined ? new Date() : new Date(`${values.at}T12:00:00Z`);
  if (
    Number.isNaN(day.getTime()) ||
    (values.drafts === undefined ? values.input : values.out) === undefined ||
    platforms.length !== names.length ||
    tones.length === 0 ||
    (generator !== 'embedded' && generator !== 'openai') ||
    !/^[1-9]\d{0,2}$/u.test(values.concurrency)
  ) {
    exitWithUsage(USAGE);
  }
  return {
    input: values.input ?? '',
    drafts: values.drafts,
    prompts: values.prompts,
    answers: values.answers,
    platforms,
    tones,
    out: values.out,
    html: values.html,
    verbose: values.verbose,
    generator,
    clock: { now: () => day },
    concurrency: generator === 'embedded' ? 1 : Number(values.concurrency),
  };
}

const MODEL_TIMEOUT_MS = 55_000;

/** The writer that a run measures. */
export async function writerOf({ generator, clock }: Arguments): Promise<Writer> {
  if (generator === 'embedded') {
    const { createRuleBasedWriter } = await import('../../backend/src/generation/index.ts');
    return createRuleBasedWriter(clock);
  }
  const { createOpenAiWriter } = await import('../../backend/src/generation/openai/index.ts');
  const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model = 'gpt-6-luna' } = process.env;
  if (apiKey === undefined || apiKey === '') {
    console.error('OPENAI_API_KEY must be set for --generator openai');
    process.exit(2);
  }
  const baseUrl = process.env['OPENAI_BASE_URL'];
  return createOpenAiWriter({ apiKey, baseUrl, model, timeoutMs: MODEL_TIMEOUT_MS });
}
