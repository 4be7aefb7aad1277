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

const Passages = z.array(
  z.object({ number: z.number().optional(), text: z.string(), note: z.string().optional() }),
);
type Passage = z.output<typeof Passages>[number];

/** The passages that a request asks about; undefined if it asks for a draft. */
function asked(content: string | undefined): Passage[] | undefined {
  const json = /<passages>\n(.*)\n<\/passages>/u.exec(content ?? '')?.[1];
  return json === undefined ? undefined : Passages.parse(JSON.parse(json));
}

function script(verdict: (passages: Passage[]) => string, draft: object = DRAFT): Script {
  return ({ chat }) => {
    const passages = asked(chat.messages.at(-1)?.content);
    const content = passages === undefined ? JSON.stringify(draft) : verdict(passages);
    return { do: 'answer', content };
  };
}

async function generate(steps: Script, verify = true, request = PRODUCT) {
  const model = await startModel(steps);
  const generator = createGenerator(writerFor(model, { verify }));
  const result = await generator.generate(request, new AbortController().signal);
  return { ...result, model };
}

const deny =
  (...texts: string[]) =>
  (passages: Passage[]) =>
    JSON.stringify({
      unsupported: passages
        .filter((one) => texts.includes(one.text))
        .map((one) => ({ number: one.number, claim: one.text })),
    });

test('a draft is requested with the words that each of its texts is based on', async () => {
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
  const passages = asked(model.requests[1]?.chat.messages.at(-1)?.content) ?? [];
  const numbered = passages.filter(({ number }) => number !== undefined).map(({ text }) => text);
  expect(numbered).toContain(PARAPHRASE);
  expect(listing.description).toBe('The organizer is solid walnut.<br>It has six compartments.');
  expect(removed?.map(({ text }) => text)).toEqual([PARAPHRASE]);
});

test('the heading of a bullet is verified with its sentence, in the context of neighboring sentences', async () => {
  const draft = {
    ...DRAFT,
    bullets: ['Room to sort: Six compartments', 'Solid walnut', 'Base: Non-slip cork base'],
    description: `Solid walnut. ${PARAPHRASE}`,
  };
  const { listing, model } = await generate(script(deny('Room to sort: Six compartments'), draft));

  const passages = asked(model.requests[1]?.chat.messages.at(-1)?.content) ?? [];
  expect(passages).toContainEqual(expect.objectContaining({ text: 'Solid walnut.' }));
  expect(passages.find(({ text }) => text === 'Solid walnut.')?.number).toBeUndefined();
  expect(listing.bullets.join(' ')).not.toContain('Room to sort');
  expect(listing.bullets).toContain('Solid walnut');
});

// "Trolley" is not a claim about the organizer, and no dictionary says whether it follows.
const DOUBTFUL = 'Its six compartments hang over the trolley handle.';
const DOUBTED = { ...DRAFT, description: `The organizer is solid walnut. ${DOUBTFUL}` };

/** Asks for the draft, for a corrected one with the doubts named, and for the verification of it. */
const CALLS = 3;

test.each([
  ['a word', DOUBTFUL, 'trolley'],
  ['a material', 'The organizer is solid walnut with a satin feel.', 'satin'],
  ['a small count', 'It has nine compartments.', 'nine'],
  ['a denial', 'The organizer is not walnut.', 'walnut'],
])("a doubt about %s is the model's to decide, which is told of it", async (_what, text, word) => {
  const draft = { ...DRAFT, description: `The organizer is solid walnut. ${text}` };
  const kept = await generate(script(deny(), draft));
  const denied = await generate(script(deny(text), draft));

  expect(kept.model.requests).toHaveLength(CALLS);
  const passages = asked(kept.model.requests.at(-1)?.chat.messages.at(-1)?.content) ?? [];
  expect(passages.find((one) => one.text === text)?.note).toContain(word);
  expect(kept.listing.description).toContain(text);
  expect(denied.listing.description).toBe('The organizer is solid walnut.');
});

test("a quote that the product data lacks doesn't remove a true sentence", async () => {
  const text = 'It has six compartments.';
  const invented = { kind: 'sentence', text, quotes: ['Six felt-lined compartments'] };
  const draft = { ...DRAFT, description: [DRAFT.description[0], invented] };

  expect((await generate(script(deny(), draft), false)).listing.description).toContain(text);
});

test('numbers are judged by the source that their sentence cites', async () => {
  const text = 'It has two compartments.';
  const request = { ...PRODUCT, features: `${PRODUCT.features}\nTwo felt pads` };
  const draftWith = (...quotes: string[]) => ({
    ...DRAFT,
    description: [{ kind: 'paragraph', text, quotes }],
  });
  const notes = async (draft: object) => {
    const { model } = await generate(script(deny(), draft), true, request);
    const passages = asked(model.requests.at(-1)?.chat.messages.at(-1)?.content) ?? [];
    return passages.find((one) => one.text === text)?.note;
  };

  expect(await notes(draftWith('Six compartments'))).toMatch(/"two"/u);
});

test.each([
  ['the model denies it', script(deny(DOUBTFUL), DOUBTED), true],
  ['nobody is asked', script(deny(''), DOUBTED), false],
  ['the answer is no verdict', script(() => 'All fine.', DOUBTED), true],
])('what code is in doubt about goes if %s', async (_when, steps, verify) => {
  const { listing } = await generate(steps, verify);

  expect(listing.description).toBe('The organizer is solid walnut.');
});

test.each([
  ['a color', 'It comes in black.'],
  ['a number that no arithmetic leads to', 'It weighs 900 grams.'],
])('%s that the product data lacks goes whatever the model answers', async (_what, text) => {
  const lie = { ...DRAFT, description: `The organizer is solid walnut. ${text}` };
  const { listing } = await generate(
    script(() => JSON.stringify({ unsupported: [], supported: [text], add: 'It is new.' }), lie),
  );

  expect(listing.description).toBe('The organizer is solid walnut.');
});

test.each([
  ['is no verdict', 'I think they are all fine.'],
  ['names passages that were not asked about', '{"unsupported": [0, 99, -1]}'],
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

test('doubts are reported once, with their reasons, before anything is verified', async () => {
  const lie = { ...DRAFT, description: 'The organizer is solid walnut. It has nine compartments.' };
  const { listing, model } = await generate(script(deny('It has nine compartments.'), lie));

  const last = model.requests.map(({ chat }) => chat.messages.at(-1)?.content ?? '');
  expect(last.map((content) => asked(content) !== undefined)).toEqual([false, false, true]);
  expect(last[1]).toMatch(/nine compartments.*number that isn't in the product details/u);
  expect(listing.description).toBe('The organizer is solid walnut.');
});

test('the rule-based writer replaces a listing that lost its title and its text', async () => {
  const lie = { ...DRAFT, title: 'Oak Shelf', description: 'Nine monks carved it in Tibet.' };
  const { listing, writer } = await generate(script(deny(lie.title, lie.description), lie));

  expect(writer).toBe('embedded');
  expect(listing.title).toBe('Walnut Desk Organizer');
  expect(JSON.stringify({ ...listing, pro_tip: '' })).not.toMatch(/oak|monks|Tibet/iu);
});
