import { createRuleBasedWriter, createGenerator } from './generation/index.ts';

/**
 * Writes a throwaway listing with the rules, without a model. The code that writes and finishes
 * listings is loaded and compiled on first use, which takes half a second: no caller should have to
 * wait for that.
 */
export async function warmUp(): Promise<void> {
  await createGenerator(createRuleBasedWriter()).generate(
    {
      product_name: 'Walnut Desk Organizer',
      features: 'Solid walnut\nSix compartments\nNon-slip cork base',
      platform: 'woocommerce',
      tone: 'Professional',
    },
    new AbortController().signal,
  );
}
