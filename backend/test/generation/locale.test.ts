import { describe, expect, it } from 'vitest';
import {
  createRuleBasedWriter,
  createGenerator,
  type ListingRequest,
} from '../../src/generation/index.ts';
import { draftMessages } from '../../src/generation/openai/prompt.ts';

const generator = createGenerator(createRuleBasedWriter());

function request(more: Partial<ListingRequest> = {}): ListingRequest {
  return {
    product_name: 'Desk Organizer',
    features: 'Solid walnut\nSix compartments, a gray cork base, and a colored inlay.\nCenter tray',
    platform: 'shopify',
    tone: 'Professional',
    variants: [{ name: 'Color', values: ['Red', 'Blue', 'Gray'] }],
    ...more,
  };
}

async function write(given: ListingRequest) {
  const { listing } = await generator.generate(given, AbortSignal.timeout(10_000));
  return listing;
}

// contract §4.14
describe('a locale', () => {
  it("decides the spelling of the writer's words, and never of the merchant's", async () => {
    expect((await write(request())).description).toContain('Available in red, blue, and gray');
    const british = await write(request({ locale: 'en-GB' }));
    expect(british.description).toContain('Available in red, blue and gray');
    expect(british.description).toContain(
      'Six compartments, a gray cork base, and a colored inlay',
    );
    const short = {
      platform: 'amazon',
      features: 'Red\nHolds pens and cards\nStands on a cork base',
      variants: undefined,
    } as const;
    const labels = async (locale: ListingRequest['locale']) =>
      JSON.stringify(await write(request({ ...short, locale })));
    expect(await labels('en-US')).toContain('Color: Red');
    expect(await labels('en-GB')).toContain('Colour: Red');
  });

  it('decides the language if the features contain only bare words', async () => {
    const bare = request({
      features: 'Eiche massiv\nSechs Fächer',
      variants: [{ name: 'Farbe', values: ['Rot', 'Blau'] }],
    });
    expect((await write(bare)).description).toContain('Farbe options');
    expect((await write({ ...bare, locale: 'de-DE' })).description).toContain('Farbe zur Auswahl');
  });

  it('is the language that a model is asked to write in', () => {
    expect(JSON.stringify(draftMessages(request({ locale: 'en-GB' })))).toContain(
      'Language: English (UK) (en-GB)',
    );
    expect(JSON.stringify(draftMessages(request()))).not.toContain('Language:');
  });
});
