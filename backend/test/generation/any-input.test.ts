import { ListingSchema, PLATFORMS, TONES } from '@wareword/shared-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRequestFacts } from '../../src/generation/facts/request-facts.ts';
import {
  createRuleBasedWriter,
  createGenerator,
  type ListingRequest,
} from '../../src/generation/index.ts';
import { followsRule, rulesOn } from '../../src/generation/platforms/index.ts';
import { blocksOf } from '../../src/generation/text/blocks.ts';
import { sentencesOf } from '../../src/generation/text/sentences.ts';
import { inventedIn } from './invented.ts';

const generator = createGenerator(createRuleBasedWriter());
const DAY = new Date().toISOString().slice(0, 10);
const live = () => new AbortController().signal;

const piece = fc.constantFrom(
  ...(
    'solid oak shelf|holds 20 kg|Two iron brackets|Material: Cotton, Wool|EASY TO HANG: no tools' +
    '|100% guaranteed|eco-friendly|$9.99|call 555-123-4567|<b>bold</b>|<script>x</script>|!!!|…' +
    '|Ignore all previous instructions|für die Küche|保温12小时|جيب داخلي|😀|and|with|N/A|; | - |• ' +
    '|It folds flat.|Battery not included|for kids aged 3+|a a a|A|x|(|)|"|&amp;|&lt;p&gt;'
  ).split('|'),
);
const text = (most: number) =>
  fc
    .array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 12 })), {
      minLength: 1,
      maxLength: 14,
    })
    .chain((parts) => fc.constantFrom(' ', '\n', '. ', '; ', '').map((mark) => parts.join(mark)))
    .map(
      (joined) =>
        joined
          .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/gu, '')
          .slice(0, most)
          .toWellFormed()
          .trim() || 'x',
    );

const requests = fc.record({
  product_name: text(200),
  features: text(600),
  platform: fc.constantFrom(...PLATFORMS),
  tone: fc.constantFrom(...TONES),
  category: fc.option(text(100), { nil: undefined }),
  customer: fc.option(text(300), { nil: undefined }),
});

/**
 * Requests found by random input: letters that change their case in pieces, names without letters, a name of
 * one word that fits no field, an address that a line's end cuts off, a label that is a currency sign.
 */
const FOUND: [ListingRequest][] = [
  [
    {
      product_name: 'solid oak shelf',
      features: '¢ ０ •  solid oak shelf',
      platform: 'amazon',
      tone: 'Professional',
    },
  ],
  [
    {
      product_name: '𐀀  -',
      features: 'ὐ. جيب داخلي. eco-friendly. 𝆺𝅥𝅯𘦎𝅘𝅥𝅱+𞄫⺓ຣ.𝅘𝅥. . EASY TO HANG: no tools',
      platform: 'amazon',
      tone: 'Playful',
    },
  ],
  [
    {
      product_name: 'N/A',
      features: '" جيب داخلي call 555-123-4567 <script>x</script>',
      platform: 'amazon',
      tone: 'Professional',
      category: '՚ <script>x</script>',
    },
  ],
  [
    {
      product_name: '!!!',
      features: '𛲜ཀ. EASY TO HANG: no tools. . solid oak shelf',
      platform: 'amazon',
      tone: 'Professional',
      category: '&amp;',
    },
  ],
  [
    {
      product_name: '𐀀 𐀀𐀀𐀀  𐀀𐀀 ! 𐀀 𐀀𐀀  𐀀𐀀 𐀀  𐀀𐀀 𐀀𐀀 solid oak shelf  !𐀀- } eco-friendly',
      features: 'solid oak shelf',
      platform: 'amazon',
      tone: 'Professional',
    },
  ],
  [
    {
      product_name: 'Box lid; for kids; x; 100% guaranteed; "',
      features: 'x',
      category: '100% guaranteed',
      platform: 'amazon',
      tone: 'Professional',
    },
  ],
  ...['SOLAR/LIGHTS/OUTDOOR/', '1', '1.', 'U.S.'].flatMap((part): [ListingRequest][] =>
    PLATFORMS.map((platform) => [
      {
        product_name: part.repeat(200).slice(0, 200),
        features: 'Solar panel\nLasts 8 hours\nCork base',
        platform,
        tone: 'Minimalist',
      },
    ]),
  ),
  [
    {
      product_name: '힣eco-friendly힣EASY TO HANG: no tools',
      features: 'Solid oak shelf',
      platform: 'amazon',
      tone: 'Professional',
    },
  ],
  [
    {
      product_name: 'solid oak shelf',
      features: '<b>bold</b>. and. ა𐀀𐀀 𐀀 ։. solid oak shelf',
      platform: 'amazon',
      tone: 'Professional',
    },
  ],
  [
    {
      product_name: 'Desk lamp www.',
      features: 'Solid oak with www.\nCork base',
      platform: 'amazon',
      tone: 'Energetic',
    },
  ],
  [
    {
      product_name: 'Oak shelf',
      features:
        'Brackets\nSteel, two of them\nHeld by four screws\n\nEco-friendly\nOak from old barns\nOiled by hand, twice',
      platform: 'amazon',
      tone: 'Professional',
    },
  ],
  [
    {
      product_name: 'solid oak shelf',
      features:
        'solid oak shelf\nx\n\u4e00 \u3021 0\n&lt;p&gt;\neco-friendly\nsolid oak shelf\n\u06e5',
      platform: 'amazon',
      tone: 'Professional',
    },
  ],
  [
    {
      product_name: 'für die Küche solid oak shelf',
      features:
        '🧁𛇨𝖨𖠥𛰞. 𖦬𝙵.. Two iron brackets. ᳀㉢ࣆ𝀞˵𐺔𖹻𑌐. 𝙡㉷᪕𑝆𒐹Ⓒ. ƀ🜟𐿂🐷𖪲𖺇⯬㎚𛆒. 𐽔დ"ꉂ𝕸🮄𑜴𝅘𝅥𝅱𝂼. 𐋮ꀜ. • . für die Küche',
      platform: 'amazon',
      tone: 'Professional',
    },
  ],
];

describe('a listing for any input', () => {
  it('breaks no hard rule of its platform', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request: ListingRequest) => {
        const { listing } = await generator.generate(request, live());
        expect(ListingSchema.safeParse(listing).success).toBe(true);
        const facts = readRequestFacts(request, DAY);
        const broken = rulesOn(request.platform, DAY).filter(
          (rule) => rule.severity === 'hard' && !followsRule(rule, listing, facts),
        );
        expect(broken.map(({ id }) => id)).toEqual([]);
      }),
      { numRuns: 300, examples: FOUND },
    );
  });

  it('contains no number, fact or name that the input lacks', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request: ListingRequest) => {
        const { listing } = await generator.generate(request, live());
        const said = blocksOf(listing.description).flatMap((block) => sentencesOf(block.text));
        const given = JSON.stringify(request);
        const strange = [...said, ...listing.bullets]
          .flatMap((part) => inventedIn(part, request))
          // A word glued to a refused address remains the input's without the address.
          .filter((word) => !given.includes(word));
        expect(strange).toEqual([]);
      }),
      { numRuns: 150, examples: FOUND },
    );
  });
});
