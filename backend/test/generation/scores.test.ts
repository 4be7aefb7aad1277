import { readFile } from 'node:fs/promises';
import { GenerateRequestSchema, ListingSchema } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { readRequestFacts } from '../../src/generation/facts/request-facts.ts';
import { formatAdvice, formatTips } from '../../src/generation/advice/index.ts';
import { tipsFor } from '../../src/generation/pro-tip.ts';
import { readInput } from '../../src/generation/reading/index.ts';
import { conversionChecks } from '../../src/generation/conversion.ts';
import { reviewTexts } from '../../src/generation/review.ts';
import { densityScore, readabilityScore, scoreListing } from '../../src/generation/score.ts';

const page = await readFile(new URL('../../../docs/scores.md', import.meta.url), 'utf8');

/** The example of the docs page, as the page prints it. */
function example() {
  const block = /```json\n([\s\S]*?)```/u.exec(page)?.[1] ?? '';
  const parsed: unknown = JSON.parse(block);
  if (parsed === null || typeof parsed !== 'object') throw new Error('the page has no example');
  const request = GenerateRequestSchema.parse(Reflect.get(parsed, 'request'));
  const text = ListingSchema.omit({ seo_scores: true, pro_tip: true }).parse(
    Reflect.get(parsed, 'text'),
  );
  return {
    request,
    facts: readRequestFacts(request, '2026-08-01'),
    reading: readInput(request),
    text,
  };
}

describe('scores', () => {
  it('match the example calculated by hand in docs/scores.md', async () => {
    const { facts, text, reading } = example();
    const scores = await scoreListing(text, facts);
    expect(scores).toEqual({
      keyword_density: 100,
      readability: 37,
      conversion_potential: 45,
      platform_compliance: 100,
    });
    for (const score of Object.values(scores)) expect(page).toContain(String(score));
    expect(page.replace(/\s+/g, ' ')).toContain(
      formatTips(await tipsFor(text, scores, facts, reading), 'en'),
    );
  });

  it('count a term that only the title mentions as mentioned once', async () => {
    const { facts, text } = example();
    const keywords = ['workshop seat', 'oak stool'];
    const described = { ...text, keywords, bullets: [], description: '<p>Solid and sturdy.</p>' };
    const score = async (title: string) =>
      (await scoreListing({ ...described, title }, facts)).keyword_density;
    expect(await score('Oak Stool')).toBe(100);
    expect(await score('Tarn No. 4')).toBe(0);
  });

  it('call a text plain that is easier to read than 80, and say what to mend of a hard one', async () => {
    const { text, request } = example();
    const read = async (description: string) => {
      const { reasons } = await reviewTexts({ ...text, bullets: [], description }, request);
      const found = reasons.find(({ score }) => score === 'readability');
      return found && { says: formatAdvice(found.reason, 'en'), remedies: found.remedies.length };
    };
    expect(await read('<p>The oak stool is low. You can sit on it all day.</p>')).toEqual({
      says: expect.stringMatching(
        /^Reading ease is \d+: easy to read\. Longer sentences score higher\.$/,
      ) as string,
      remedies: 0,
    });
    expect(await read('<p>Extraordinary upholstery necessitates deliberation.</p>')).toEqual({
      says: expect.stringMatching(/^Reading ease is -?\d+\. Aim for 60 to 80/) as string,
      remedies: 1,
    });
  });

  it('count three mentions in a short text as not too many, and a fourth as one more', async () => {
    const { facts, text } = example();
    const score = async (mentions: number) => {
      const description = `<p>${'The oak stool folds flat. '.repeat(mentions)}</p>`;
      return (await scoreListing({ ...text, description }, facts)).keyword_density;
    };
    expect(await score(3)).toBe(100);
    expect(await score(4)).toBe(80);
  });

  it('say that three mentions in a short text are fine, and four are too many', async () => {
    const { text, request } = example();
    const read = async (mentions: number) => {
      const description = `<p>${'The oak stool folds flat. '.repeat(mentions)}</p>`;
      const { reasons } = await reviewTexts({ ...text, description }, request);
      const found = reasons.find(({ score }) => score === 'keyword_density');
      return found && formatAdvice(found.reason, 'en');
    };
    expect(await read(3)).toContain(
      '3 mentions in 15 words. Up to 3 are fine in a text this short.',
    );
    expect(await read(4)).toContain('4 mentions in 20 words. Aim for 0.5 to 3 per 100 words.');
  });

  it('are not raised by the line with which a tone ends', () => {
    const { facts, text } = example();
    const items = '<ul><li>Solid oak seat</li></ul>';
    const points = (description: string) =>
      conversionChecks({ ...text, bullets: [], description }, facts).map(({ holds }) => holds);
    expect(points(`${items}<p>Discover it for yourself.</p>`)).toEqual(points(items));
  });

  it.each([
    ['Oak stool. Rub the seat in with a cloth, leave it overnight, then buff', true],
    ["Solid oak seat; don't stand on the edge; trim loose threads", true],
    ['Wipe with a dry cloth', true],
    ['The seat is dishwasher safe', true],
    ['Zip pocket in the seat', false],
    ['Go on, make it yours.', false],
  ])('count what a shopper is told to do, and no closing line of a tone: %s', (line, holds) => {
    const { facts, text } = example();
    for (const description of [`<p>${line}</p>`, `<ul><li>${line}</li></ul>`]) {
      const checks = conversionChecks({ ...text, bullets: [], description }, facts);
      expect(checks.find(({ id }) => id === 'action')?.holds).toBe(holds);
    }
  });

  it('are 100 for a density of 0.5% to 3%, and fall on both sides', () => {
    expect([0, 0.25, 0.5, 3, 4, 9].map(densityScore)).toEqual([0, 50, 100, 100, 80, 0]);
  });

  it('are 100 for a reading ease of 60 to 80', () => {
    expect([-10, 30, 60, 80, 100, 140].map(readabilityScore)).toEqual([0, 50, 100, 100, 60, 0]);
  });

  it('are 100 for compliance only if every rule is followed', async () => {
    const { facts, text } = example();
    const long = { ...text, title: 'Oak Stool '.repeat(8).trim() };
    expect((await scoreListing(text, facts)).platform_compliance).toBe(100);
    expect((await scoreListing(long, facts)).platform_compliance).toBeLessThan(100);
  });
});
