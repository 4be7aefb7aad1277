import { describe, expect, it } from 'vitest';
import { openGate } from '../../../src/generation/gate/index.ts';
import type { RemovedSentence } from '../../../src/generation/index.ts';
import { readFixtures, type GateFixture } from './fixtures.ts';

const FILES = ['drafts-1.txt', 'drafts-2.txt', 'drafts-3.txt'].map(readFixtures);
const faithful = FILES.flatMap((file) => file.faithful);
const invented = FILES.flatMap((file) => file.invented);

/** Only what a shopper reads as a sentence: no search phrases, and no labels of bullets. */
function sentences(violations: readonly RemovedSentence[]): RemovedSentence[] {
  return violations.filter(
    ({ field, text }) =>
      /^(?:title|bullets|description|meta_description|item_highlights)$/u.test(field) &&
      !text.endsWith(':'),
  );
}

async function offencesOf({ request, draft }: GateFixture): Promise<RemovedSentence[]> {
  const gate = await openGate(request);
  return sentences((await gate.check(draft)).violations);
}

function bare(text: string): string {
  return text.replace(/[.]$/u, '').trim();
}

describe('of realistic drafts', () => {
  it('nine in ten faithful ones keep every sentence', async () => {
    const kept: string[] = [];
    for (const fixture of faithful) {
      if ((await offencesOf(fixture)).length === 0) kept.push(fixture.id);
    }
    expect(faithful).toHaveLength(102);
    expect(kept.length / faithful.length).toBeGreaterThanOrEqual(0.9);
  });

  it('19 of 20 inventions are found without asking a model, and nothing else is lost', async () => {
    let found = 0;
    const lost: string[] = [];
    const before = new Map<string, readonly string[]>();
    for (const fixture of faithful) {
      before.set(
        fixture.id,
        (await offencesOf(fixture)).map(({ text }) => text),
      );
    }
    for (const { planted, ...fixture } of invented) {
      const violations = await offencesOf(fixture);
      const isPlanted = ({ field, text }: RemovedSentence) =>
        field === planted?.field &&
        (bare(text).includes(bare(planted.text)) || bare(planted.text).includes(bare(text)));
      if (violations.some(isPlanted)) found += 1;
      const own = before.get(fixture.id.split(' ').slice(0, 2).join(' ')) ?? [];
      const others = violations.filter((one) => !isPlanted(one) && !own.includes(one.text));
      lost.push(...others.map(({ text }) => `${fixture.id}: ${text}`));
    }
    expect(invented).toHaveLength(102);
    expect(found / invented.length).toBeGreaterThanOrEqual(0.95);
    expect(lost).toEqual([]);
  });
});
