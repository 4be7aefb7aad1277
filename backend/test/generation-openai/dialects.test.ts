import { FIELDS_BY_PLATFORM } from '@wareword/shared-schema';
import { expect, test } from 'vitest';
import { DIALECTS, type Dialect } from '../../../e2e/stand-ins/openai/index.ts';
import { PRODUCT, startModel, write, writerFor } from './writer-fixture.ts';

/** Requests until each server takes one; after that, one a listing. */
const REQUESTS: Readonly<Record<Dialect, number>> = {
  openai: 1,
  azure: 4,
  ollama: 1,
  vllm: 2,
  'llama.cpp': 3,
  'lm studio': 3,
  openrouter: 2,
};

test.each(DIALECTS)(
  '%s writes a listing, and its supported options are remembered',
  async (dialect) => {
    const model = await startModel(() => ({ do: 'dialect', dialect }));
    const writer = writerFor(model, { reasoningEffort: 'low' });
    const request = { ...PRODUCT, platform: 'woocommerce' as const };

    const first = await write(writer, request);
    expect(model.requests).toHaveLength(REQUESTS[dialect]);
    const second = await write(writer, request);
    expect(model.requests).toHaveLength(REQUESTS[dialect] + 1);

    for (const { draft, usage } of [first, second]) {
      expect(draft.title).toBe('Walnut Desk Organizer');
      expect(draft.bullets).toEqual(['Solid walnut', 'Six compartments', 'Non-slip cork base']);
      expect(draft.keywords).toContain('walnut');
      expect(usage).toEqual({ inputTokens: 900, outputTokens: 400 });
    }
    const fields = FIELDS_BY_PLATFORM.woocommerce.filter(
      (field) => dialect !== 'lm studio' || field !== 'meta_description',
    );
    expect(Object.keys(first.draft).toSorted()).toEqual(fields.toSorted());
  },
);
