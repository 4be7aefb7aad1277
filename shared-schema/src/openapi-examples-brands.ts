import type {
  Brand,
  BrandList,
  BrandResponse,
  CreateBrandRequestInput,
  LearnedVoice,
  LearnVoiceRequestInput,
} from './brands.ts';
import type { EndpointExamples } from './endpoint.ts';
import { API_VERSION } from './service.ts';

export const EXAMPLE_BRAND_ID = 'brd_01jz8jy2r4e9a8v6k0s3d5g7hn';

const style = {
  voice: 'Calm and plain. We explain, and never shout.',
  audience: 'People who furnish a small home office.',
  words_to_use: ['solid walnut'],
  words_to_avoid: ['cheap'],
};
const brand: Brand = {
  brand_id: EXAMPLE_BRAND_ID,
  name: 'Northwood',
  active: true,
  locked: false,
  archived: false,
  ...style,
  created_at: '2026-11-20T08:15:00.000Z',
};
const reply: BrandResponse = { api_version: API_VERSION, ...brand };
const archived: BrandResponse = { ...reply, active: false, archived: true };

/** Examples of the endpoints of brands. */
export const BRAND_EXAMPLES = {
  listBrands: {
    body: {},
    reply: { brands: { api_version: API_VERSION, brands: [brand] } satisfies BrandList },
  },
  createBrand: {
    body: { brand: { name: 'Northwood', ...style } satisfies CreateBrandRequestInput },
    reply: { created: reply },
  },
  learnVoice: {
    body: {
      texts: {
        texts: [
          "We keep things simple. You get a desk that's calm and clear, and we take care of the rest. It's made slowly, so you'll keep it for years.",
        ],
      } satisfies LearnVoiceRequestInput,
    },
    reply: {
      learned: {
        api_version: API_VERSION,
        voice:
          'Sound calm and plain. Write short sentences of about 9 words. Address the reader as "you" and speak as "we". Keep it casual. Use contractions.',
        words_to_use: ['simple', 'calm', 'clear', 'slowly'],
        sentences: 3,
        words_per_sentence: 9,
        writer: 'embedded',
      } satisfies LearnedVoice,
    },
  },
  getBrand: { body: {}, reply: { brand: reply } },
  updateBrand: {
    body: { voice: { voice: style.voice, words_to_avoid: style.words_to_avoid } },
    reply: { updated: reply },
  },
  activateBrand: { body: {}, reply: { active: reply } },
  archiveBrand: { body: {}, reply: { archived } },
  restoreBrand: { body: {}, reply: { restored: { ...reply, active: false } } },
} satisfies Record<string, EndpointExamples>;
