import { PublishingError } from '@wareword/publishing';
import { StoreAppError } from './store-app-error.ts';

/** An error as the pages receive it: a code to branch on, and a message for the owner. */
export interface PublicError {
  readonly code: string;
  readonly message: string;
  /** A link to the fix, if there is one. */
  readonly link: string | null;
  /** Whether a retry may succeed. */
  readonly transient: boolean;
}

/**
 * Undefined for unexpected errors, which are logged and never shown, and for those of a platform,
 * which its app describes. An error of the service is unexpected here: its caller knows what it means.
 */
export function describeError(error: unknown): PublicError | undefined {
  if (error instanceof StoreAppError) {
    return { code: error.code, message: error.message, link: error.link ?? null, transient: false };
  }
  if (error instanceof PublishingError) {
    return { code: error.code, message: error.message, link: null, transient: false };
  }
  return undefined;
}
