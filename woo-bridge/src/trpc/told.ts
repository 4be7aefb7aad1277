import { PublishingRefusal } from '@wareword/publishing';
import { WarewordError } from '@wareword/shared-schema/client';
import { BridgeRefusal } from '../refusal.ts';
import { WooStoreError } from '../woocommerce/index.ts';

/** What the front is told of something that went wrong: a code to branch on, and a sentence. */
export interface Told {
  readonly code: string;
  readonly message: string;
  /** The way out, where it has an address. */
  readonly link: string | null;
  /** Whether the same click may work a little later. */
  readonly passing: boolean;
}

/** Undefined for what is nobody's business but ours. */
export function toldOf(error: unknown): Told | undefined {
  if (error instanceof BridgeRefusal) {
    return { code: error.code, message: error.message, link: error.link ?? null, passing: false };
  }
  if (error instanceof PublishingRefusal) {
    return { code: error.code, message: error.message, link: null, passing: false };
  }
  if (error instanceof WooStoreError) {
    return { code: error.code, message: error.message, link: null, passing: error.transient };
  }
  if (error instanceof WarewordError) {
    return {
      code: error.code,
      message: 'Wareword cannot be asked right now. Nothing is lost; try again in a moment.',
      link: null,
      passing: true,
    };
  }
  return undefined;
}
