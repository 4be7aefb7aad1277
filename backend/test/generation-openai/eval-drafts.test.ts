import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { checkDrafts } from '../../../e2e/eval/drafts.ts';

const DOUBTFUL = 'Its six compartments hang over the trolley handle.';
const LINE = {
  id: 'd1',
  platform: 'shopify',
  request: {
    product_name: 'Walnut Desk Organizer',
    features: 'Solid walnut\nSix compartments\nNon-slip cork base',
  },
  draft: {
    title: { text: 'Walnut Desk Organizer', quotes: ['Walnut Desk Organizer'] },
    description: [
      { kind: 'paragraph', text: 'The organizer is solid walnut.', quotes: ['Solid walnut'] },
      { kind: 'sentence', text: DOUBTFUL, quotes: ['Six compartments'] },
    ],
  },
};

const Prompt = z.object({ id: z.string(), messages: z.array(z.object({ content: z.string() })) });
const Result = z.object({ listing: z.object({ description: z.string() }) });

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function check(answer?: object) {
  const folder = await mkdtemp(path.join(tmpdir(), 'eval-drafts-'));
  folders.push(folder);
  const at = (name: string) => path.join(folder, name);
  await writeFile(at('drafts.jsonl'), JSON.stringify(LINE));
  if (answer !== undefined) await writeFile(at('answers.jsonl'), JSON.stringify(answer));
  const answers = answer === undefined ? undefined : at('answers.jsonl');
  const files = { input: at('drafts.jsonl'), out: at('out.jsonl'), prompts: at('prompts.jsonl') };
  await checkDrafts({ ...files, answers }, {});
  return {
    prompt: Prompt.parse(JSON.parse(await readFile(files.prompts, 'utf8'))),
    description: Result.parse(JSON.parse(await readFile(files.out, 'utf8'))).listing.description,
  };
}

test('writes the prompt that verifies a draft, and decides by code without an answer', async () => {
  const { prompt, description } = await check();

  expect(prompt.id).toBe('d1');
  expect(prompt.messages.at(-1)?.content).toContain(DOUBTFUL);
  expect(description).not.toContain(DOUBTFUL);
});

test('applies the answer to that prompt', async () => {
  const kept = await check({ id: 'd1', unsupported: [] });
  const passages = kept.prompt.messages.at(-1)?.content ?? '';
  const number = Number(/"number":(\d+),[^}]*trolley/u.exec(passages)?.[1]);
  const denied = await check({ id: 'd1', unsupported: [{ number, claim: 'trolley' }] });

  expect(kept.description).toContain(DOUBTFUL);
  expect(denied.description).not.toContain(DOUBTFUL);
});
