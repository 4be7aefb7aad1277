import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { createOpenAiWriter } from '../../backend/src/generation/openai/index.ts';
import type { Writer } from '../../backend/src/generation/writer.ts';
import { startOpenAiStandIn, type Script } from '../stand-ins/openai/index.ts';

/** The messages with which a draft would be verified. */
export interface VerificationPrompt {
  readonly id: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

const AnswerSchema = z.object({ id: z.string(), unsupported: z.array(z.unknown()) });

/** Reads answers to verification prompts: each line `{id, unsupported}`. */
export async function readAnswers(file: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const answers = lines.map((line) => AnswerSchema.parse(JSON.parse(line)));
  return new Map(answers.map(({ id, ...answer }) => [id, JSON.stringify(answer)]));
}

const TIMEOUT_MS = 60_000;
const UNAVAILABLE = { do: 'raw', status: 500, body: '{}' } as const;

/**
 * Runs work with the service's own writer, calling a model on loopback that always gives the same
 * draft, revises nothing, and answers verification with what is given.
 * @returns what the work returns, and the prompt that verification sent, if it was called
 */
export async function withModelOf<Result>(
  {
    id,
    draft,
    answer,
  }: { readonly id: string; readonly draft: unknown; readonly answer?: string | undefined },
  work: (writer: Writer) => Promise<Result>,
): Promise<{ result: Result; prompt: VerificationPrompt | undefined }> {
  let prompt: VerificationPrompt | undefined;
  const script: Script = ({ chat }) => {
    if (!chat.messages.at(-1)?.content.includes('<passages>')) {
      return { do: 'answer', content: JSON.stringify(draft) };
    }
    prompt = { id, messages: chat.messages };
    return answer === undefined ? UNAVAILABLE : { do: 'answer', content: answer };
  };
  const model = await startOpenAiStandIn({ script });
  try {
    const writer = createOpenAiWriter({
      apiKey: 'sk-eval',
      baseUrl: model.url,
      model: 'stand-in',
      timeoutMs: TIMEOUT_MS,
      verify: true,
    });
    const result = await work(writer);
    return { result, prompt };
  } finally {
    await model.close();
  }
}
