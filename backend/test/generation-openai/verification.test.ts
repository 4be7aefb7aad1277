import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Script } from '../../../e2e/stand-ins/openai/index.ts';
import { createGenerator } from '../../src/generation/index.ts';
import { PRODUCT, startModel, writerFor } from './writer-fixture.ts';

const PARAPHRASE = 'Walnut is what the base is for.';
const DRAFT = {
  title: { text: 'Walnut Desk Organizer', quotes: ['Walnut Desk Organizer'] },
  bullets: [
    { text: 'Material: Solid walnut', quotes: ['Solid walnut'] },
    { text: 'Room: Six compartments', quotes: ['Six compartments'] },
    { text: 'Base: Non-slip cork base', quotes: ['Non-slip cork base'] },
  ],
  description: [
    { kind: 'paragraph', text: 'The organizer is solid walnut.', quotes: ['Solid walnut'] },
    { kind: 'sentence', text: PARAPHRASE, quotes: ['Solid walnut', 'Non-slip cork base'] },
    { kind: 'paragraph', text: 'It has six compartments.', quotes: ['Six compartments'] },
  ],
  keywords: ['walnut desk organizer'],
  backend_terms: 'office',
  item_highlights: { text: 'Six compartments', quotes: ['Six compartments'] },
};

const Sentences = z.array(z.object({ number: z.number(), text: z.string() }));
type Fenced = z.output<typeof Sentences>[number];

/** The sentences that a request asks about; undefined if it asks for a draft. */
function asked(content: string | undefined): Fenced[] | undefined {
  const json = /<sentences>\n(.*)\n<\/sentences>/u.exec(content ?? '')?.[1];
  return json === undefined ? undefined : Sentences.parse(JSON.parse(json));
}

function script(verdict: (sentences: Fenced[]) => string, draft: object = DRAFT): Script {
  return ({ chat }) => {
    const sentences = asked(chat.messages.at(-1)?.content);
    const content = sentences === undefined ? JSON.stringify(draft) : verdict(sentences);
    return { do: 'answer', content };
  };
}

async function generate(steps: Script, verify = true) {
  const model = await startModel(steps);
  const generator = createGenerator(writerFor(model, { verify }));
  const result = await generator.generate(PRODUCT, new AbortController().signal);
  return { ...result, model };
}

const deny = (text: string) => (sentences: Fenced[]) =>
  JSON.stringify({
    unsupported: sentences.filter((one) => one.text === text).map((one) => one.number),
  });

test('a draft is asked for with the words that each of its texts rests on', async () => {
  const { listing, model } = await generate(script(deny('')), false);

  const fields = JSON.stringify(model.requests[0]?.chat.messages);
  expect(fields).toContain('quotes');
  expect(listing.description).toBe(
    `The organizer is solid walnut. ${PARAPHRASE}<br>It has six compartments.`,
  );
  expect(model.requests).toHaveLength(1);
});

test('verifies undecided sentences in one call and removes the rejected ones', async () => {
  const { listing, removed, model } = await generate(script(deny(PARAPHRASE)));

  expect(model.requests).toHaveLength(2);
  const sentences = asked(model.requests[1]?.chat.messages.at(-1)?.content) ?? [];
  expect(sentences.map(({ text }) => text)).toContain(PARAPHRASE);
  expect(sentences.map(({ text }) => text)).not.toContain('Solid walnut');
  expect(listing.description).toBe('The organizer is solid walnut.<br>It has six compartments.');
  expect(removed?.map(({ text }) => text)).toEqual([PARAPHRASE]);
});

// "Trolley" is no claim about the organizer, and no dictionary says whether it follows.
const DOUBTFUL = 'Its six compartments hang over the trolley handle.';
const DOUBTED = { ...DRAFT, description: `The organizer is solid walnut. ${DOUBTFUL}` };

test('what code is in doubt about stays if the model, asked, finds it borne out', async () => {
  const { listing, model } = await generate(script(deny(''), DOUBTED));

  expect(model.requests).toHaveLength(2);
  expect(listing.description).toContain(DOUBTFUL);
});

test.each([
  ['the model denies it', script(deny(DOUBTFUL), DOUBTED), true],
  ['nobody is asked', script(deny(''), DOUBTED), false],
  ['the answer is no verdict', script(() => 'All fine.', DOUBTED), true],
])('what code is in doubt about goes if %s', async (_when, steps, verify) => {
  const { listing } = await generate(steps, verify);

  expect(listing.description).toBe('The organizer is solid walnut.');
});

test('the answer can only take sentences away', async () => {
  const lie = { ...DRAFT, description: 'The organizer is solid walnut. It weighs 900 grams.' };
  const { listing } = await generate(
    script(
      () => '{"unsupported": [], "supported": ["It weighs 900 grams."], "add": "It is new."}',
      lie,
    ),
  );

  expect(listing.description).toBe('The organizer is solid walnut.');
});

test.each([
  ['is no verdict', 'I think they are all fine.'],
  ['names sentences that were not asked about', '{"unsupported": [0, 99, -1]}'],
])('an answer that %s leaves the listing as code judged it', async (_what, answer) => {
  const { listing } = await generate(script(() => answer));

  expect(listing.description).toContain(PARAPHRASE);
});

test('uses the code-checked listing if verification fails', async () => {
  const draft = { do: 'answer', content: JSON.stringify(DRAFT) } as const;
  const { listing, writer } = await generate([draft, { do: 'raw', status: 500, body: '{}' }]);

  expect(writer).toBe('openai');
  expect(listing.description).toContain(PARAPHRASE);
});

test('what offends is told once, with its reason, before anything is verified', async () => {
  const lie = { ...DRAFT, description: 'The organizer is solid walnut. It has nine compartments.' };
  const { listing, model } = await generate(script(deny(''), lie));

  const last = model.requests.map(({ chat }) => chat.messages.at(-1)?.content ?? '');
  expect(last.map((content) => asked(content) !== undefined)).toEqual([false, false, true]);
  expect(last[1]).toMatch(/nine compartments.*number that the product data does not have/u);
  expect(listing.description).toBe('The organizer is solid walnut.');
});

test('a listing that loses its title and its text is written by the rule-based writer', async () => {
  const lie = { ...DRAFT, title: 'Oak Shelf', description: 'Nine monks carved it in Tibet.' };
  const { listing, writer } = await generate(script(deny(''), lie));

  expect(writer).toBe('embedded');
  expect(listing.title).toBe('Walnut Desk Organizer');
  expect(JSON.stringify({ ...listing, pro_tip: '' })).not.toMatch(/oak|monks|Tibet/iu);
});
